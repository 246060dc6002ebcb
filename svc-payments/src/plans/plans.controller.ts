import { type AuctionPlan, endpoints } from '@dealership/contracts';
import { Controller, Get, Inject } from '@nestjs/common';

/** The plans of the configuration. */
export const AUCTION_PLANS = Symbol('AUCTION_PLANS');

@Controller()
export class PlansController {
  constructor(@Inject(AUCTION_PLANS) private readonly plans: AuctionPlan[]) {}

  @Get(endpoints.listAuctionPlans.path)
  list(): AuctionPlan[] {
    return this.plans;
  }
}
