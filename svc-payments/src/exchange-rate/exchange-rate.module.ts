import { type DynamicModule, Module } from '@nestjs/common';
import { ExchangeRateController } from './exchange-rate.controller.js';
import { ExchangeRateService } from './exchange-rate.service.js';
import { ExchangeRateTask } from './exchange-rate.task.js';
import { ExchangeRateAge } from './exchange-rate-age.js';
import { EXCHANGE_RATE_OPTIONS, type ExchangeRateOptions } from './exchange-rate-options.js';

@Module({})
export class ExchangeRateModule {
  static forRoot(options: ExchangeRateOptions): DynamicModule {
    return {
      module: ExchangeRateModule,
      controllers: [ExchangeRateController],
      providers: [{ provide: EXCHANGE_RATE_OPTIONS, useValue: options }, ExchangeRateService, ExchangeRateTask, ExchangeRateAge],
    };
  }
}
