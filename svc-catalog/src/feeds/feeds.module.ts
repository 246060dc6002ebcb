import { type DynamicModule, Module } from '@nestjs/common';
import type { FeedDealer } from './feed-car.js';
import { FeedsController } from './feeds.controller.js';
import { FEED_DEALER, FeedsService } from './feeds.service.js';

@Module({})
export class FeedsModule {
  static forRoot(dealer: FeedDealer): DynamicModule {
    return {
      module: FeedsModule,
      controllers: [FeedsController],
      providers: [{ provide: FEED_DEALER, useValue: dealer }, FeedsService],
    };
  }
}
