import { type DynamicModule, Module } from '@nestjs/common';
import { ALERT_MINUTES, AlertMatchingLoop } from './alert-matching.loop.js';
import { AlertMatchingService } from './alert-matching.service.js';
import { SearchAlertsController } from './search-alerts.controller.js';
import { SearchAlertsService } from './search-alerts.service.js';

/** Letters about cars that a visitor's search would find. */
@Module({ controllers: [SearchAlertsController], providers: [SearchAlertsService, AlertMatchingService, AlertMatchingLoop] })
export class SearchAlertsModule {
  /** `minutes`: between two looks at the stock. */
  static forRoot(minutes: number): DynamicModule {
    return { module: SearchAlertsModule, providers: [{ provide: ALERT_MINUTES, useValue: minutes }] };
  }
}
