import { type DynamicModule, Module } from '@nestjs/common';
import { AlertMatchingService } from './alert-matching.service.js';
import { ALERT_MINUTES, AlertMatchingTask } from './alert-matching.task.js';
import { SearchAlertsController } from './search-alerts.controller.js';
import { SearchAlertsService } from './search-alerts.service.js';

/** E-mails about cars that match a visitor's search. */
@Module({ controllers: [SearchAlertsController], providers: [SearchAlertsService, AlertMatchingService, AlertMatchingTask] })
export class SearchAlertsModule {
  /** `minutes`: between two checks of the stock. */
  static forRoot(minutes: number): DynamicModule {
    return { module: SearchAlertsModule, providers: [{ provide: ALERT_MINUTES, useValue: minutes }] };
  }
}
