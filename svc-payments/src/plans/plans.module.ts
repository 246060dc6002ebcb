import type { AuctionPlan } from '@dealership/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import { AUCTION_PLANS, PlansController } from './plans.controller.js';

@Module({})
export class PlansModule {
  static forRoot(plans: AuctionPlan[]): DynamicModule {
    const provider = { provide: AUCTION_PLANS, useValue: plans };
    return { module: PlansModule, global: true, controllers: [PlansController], providers: [provider], exports: [provider] };
  }
}
