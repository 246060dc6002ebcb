import { type DynamicModule, Module } from '@nestjs/common';
import { ALERT_MINUTES, AlertMatchingLoop } from './alert-matching.loop.js';
import { AlertMatchingService } from './alert-matching.service.js';
import { SearchAlertsController } from './search-alerts.controller.js';
import { SearchAlertsService } from './search-alerts.service.js';

/** E-mails about cars that match a visitor's search. */
@Module({ controllers: [SearchAlertsController], providers: [SearchAlertsService, AlertMatchingService, AlertMatchingLoop] })
export class SearchAlertsModule {
  /** `minutes`: between two checks of the stock. */
  static forRoot(minutes: number): DynamicModule {
    return { module: SearchAlertsModule, providers: [{ provide: ALERT_MINUTES, useValue: minutes }] };
  }
}
