import { defaultSettings } from '@dealership/contracts';
import { createSettingsReader } from '@dealership/server-kit';
import { nestLog } from '@dealership/service-kit';
import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { PlansController } from './plans.controller.js';
import { PricesService, SETTINGS_READER } from './prices.service.js';

@Module({})
export class PlansModule {
  static forRoot(contentUrl: string): DynamicModule {
    const reader = createSettingsReader({
      url: contentUrl,
      defaults: defaultSettings,
      log: nestLog(new Logger(PricesService.name)),
    });
    return {
      module: PlansModule,
      global: true,
      controllers: [PlansController],
      providers: [{ provide: SETTINGS_READER, useValue: reader }, PricesService],
      exports: [PricesService],
    };
  }
}
