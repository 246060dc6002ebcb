import { type DynamicModule, Module } from '@nestjs/common';
import { STRIPE_OPTIONS, StripeService } from './stripe.service.js';
import type { StripeOptions } from './stripe-options.js';

@Module({})
export class StripeModule {
  static forRoot(options: StripeOptions | undefined): DynamicModule {
    const providers = [{ provide: STRIPE_OPTIONS, useValue: options }, StripeService];
    return { module: StripeModule, global: true, providers, exports: [StripeService] };
  }
}
