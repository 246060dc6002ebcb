import type { SettingValues } from '@dealership/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import { settingControllers } from './settings.controller.js';
import { FIRST_SETTINGS, SiteSettingsService } from './site-settings.service.js';
import { StaffSettingsService } from './staff-settings.service.js';

@Module({})
export class SettingsModule {
  /** `first`: what holds of an empty database. */
  static forRoot(first: SettingValues): DynamicModule {
    return {
      module: SettingsModule,
      global: true,
      controllers: settingControllers,
      providers: [{ provide: FIRST_SETTINGS, useValue: first }, SiteSettingsService, StaffSettingsService],
      exports: [SiteSettingsService],
    };
  }
}
