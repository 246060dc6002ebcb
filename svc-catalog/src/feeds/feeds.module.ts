import { createSettingsReader, defaultSettingsOf } from '@dealership/server-kit';
import { nestLog } from '@dealership/service-kit';
import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { type FeedDealerEnv, FeedDealerService, SETTINGS_READER } from './feed-dealer.service.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsService } from './feeds.service.js';

@Module({})
export class FeedsModule {
  static forRoot(env: FeedDealerEnv): DynamicModule {
    const reader = createSettingsReader({
      url: env.SVC_CONTENT_URL,
      defaults: defaultSettingsOf(env),
      log: nestLog(new Logger(FeedDealerService.name)),
    });
    return {
      module: FeedsModule,
      controllers: [FeedsController],
      providers: [{ provide: SETTINGS_READER, useValue: { reader, env } }, FeedDealerService, FeedsService],
    };
  }
}
