import type { SettingValues } from '@dealership/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import { settingControllers } from './settings.controller.js';
import { DEFAULT_SETTINGS, SiteSettingsService } from './site-settings.service.js';
import { StaffSettingsService } from './staff-settings.service.js';

@Module({})
export class SettingsModule {
  /** `defaults`: the settings for an empty database. */
  static forRoot(defaults: SettingValues): DynamicModule {
    return {
      module: SettingsModule,
      global: true,
      controllers: settingControllers,
      providers: [{ provide: DEFAULT_SETTINGS, useValue: defaults }, SiteSettingsService, StaffSettingsService],
      exports: [SiteSettingsService],
    };
  }
}
