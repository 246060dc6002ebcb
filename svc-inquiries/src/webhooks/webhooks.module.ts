import { type DynamicModule, Module } from '@nestjs/common';
import { webhookFetcher } from './webhook-fetcher.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({})
export class WebhooksModule {
  static forRoot(trustedOrigins: readonly string[]): DynamicModule {
    return {
      module: WebhooksModule,
      controllers: [WebhooksController],
      providers: [webhookFetcher(trustedOrigins), WebhooksService],
    };
  }
}
