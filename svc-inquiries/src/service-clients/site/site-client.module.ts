import { createSettingsReader, defaultSettingsOf } from '@dealership/server-kit';
import { nestLog } from '@dealership/service-kit';
import { type DynamicModule, Logger, Module } from '@nestjs/common';
import type { DealerEnv } from './dealer-contact.js';
import { SETTINGS_READER, SiteClient } from './site.client.js';

/** The published settings of the site. */
@Module({})
export class SiteClientModule {
  static forRoot(env: DealerEnv & { SVC_CONTENT_URL: string }): DynamicModule {
    const reader = createSettingsReader({
      url: env.SVC_CONTENT_URL,
      defaults: defaultSettingsOf(env),
      log: nestLog(new Logger(SiteClient.name)),
    });
    return {
      module: SiteClientModule,
      global: true,
      providers: [{ provide: SETTINGS_READER, useValue: { reader, publicUrl: env.PUBLIC_URL } }, SiteClient],
      exports: [SiteClient],
    };
  }
}
