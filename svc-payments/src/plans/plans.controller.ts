import type { AuctionFees, AuctionPlan } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller } from '@nestjs/common';
import { PricesService } from './prices.service.js';

@Controller()
export class PlansController {
  constructor(private readonly prices: PricesService) {}

  @Route(api.listAuctionPlans)
  list(): Promise<AuctionPlan[]> {
    return this.prices.plans();
  }

  @Route(api.getAuctionFees)
  fees(): Promise<AuctionFees> {
    return this.prices.fees();
  }
}
