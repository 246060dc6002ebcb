import { createSettingsReader, defaultSettingsOf } from '@dealership/server-kit';
import { nestLog } from '@dealership/service-kit';
import { type DynamicModule, Logger, Module } from '@nestjs/common';
import type { DealerEnv } from './dealer-contact.js';
import { SETTINGS_READER, SiteService } from './site.service.js';

/** The published settings of the site. */
@Module({})
export class SiteModule {
  static forRoot(env: DealerEnv & { SVC_CONTENT_URL: string }): DynamicModule {
    const reader = createSettingsReader({
      url: env.SVC_CONTENT_URL,
      defaults: defaultSettingsOf(env),
      log: nestLog(new Logger(SiteService.name)),
    });
    return {
      module: SiteModule,
      global: true,
      providers: [{ provide: SETTINGS_READER, useValue: { reader, publicUrl: env.PUBLIC_URL } }, SiteService],
      exports: [SiteService],
    };
  }
}
