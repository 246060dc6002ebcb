import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { RawBodies } from './raw-bodies.js';
import { WebhookController } from './webhook.controller.js';

@Module({ imports: [PaymentsModule], controllers: [WebhookController], providers: [RawBodies] })
export class WebhookModule {}
