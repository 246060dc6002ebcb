import type { AuctionSubscription, AuctionSubscriptionPage, Representative } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { IdParams, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import { FulfilmentService } from './fulfilment.service.js';
import { RefundsService } from './refunds.service.js';
import { SubscriptionFilterParams, SubscriptionPageParams } from './subscription-params.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { subscriptionsCsv } from './subscriptions-csv.js';

@Controller()
export class SubscriptionsController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly refunds: RefundsService,
    private readonly fulfilment: FulfilmentService,
  ) {}

  @Route(api.listAuctionSubscriptions)
  list(@Query() params: SubscriptionPageParams): Promise<AuctionSubscriptionPage> {
    return this.subscriptions.list(params);
  }

  @Route(api.exportAuctionSubscriptions)
  async export(@Query() params: SubscriptionFilterParams): Promise<StreamableFile> {
    return subscriptionsCsv(await this.subscriptions.all(params));
  }

  @Route(api.addNoteToAuctionSubscription)
  addNote(
    @Param() { id }: IdParams,
    @Body() { text }: { text: string },
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<AuctionSubscription> {
    return this.subscriptions.addNote(id, text, staff);
  }

  @Route(api.sendLoginOfAuctionSubscription)
  async loginSent(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<AuctionSubscription> {
    await this.fulfilment.loginSent(id, staff);
    return this.subscriptions.get(id);
  }

  @Route(api.nameRepresentativeOfAuctionSubscription)
  async nameRepresentative(
    @Param() { id }: IdParams,
    @Body() body: Representative,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<AuctionSubscription> {
    await this.fulfilment.nameRepresentative(id, body, staff);
    return this.subscriptions.get(id);
  }

  @Route(api.refundAuctionSubscription)
  async refund(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<AuctionSubscription> {
    await this.refunds.refund(id, staff);
    return this.subscriptions.get(id);
  }
}
