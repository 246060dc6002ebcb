import type { AuctionPlan } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Inject } from '@nestjs/common';

/** The plans of the configuration. */
export const AUCTION_PLANS = Symbol('AUCTION_PLANS');

@Controller()
export class PlansController {
  constructor(@Inject(AUCTION_PLANS) private readonly plans: AuctionPlan[]) {}

  @Route(api.listAuctionPlans)
  list(): AuctionPlan[] {
    return this.plans;
  }
}
