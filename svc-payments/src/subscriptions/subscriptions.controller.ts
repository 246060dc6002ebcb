import { type AuctionSubscription, type AuctionSubscriptionPage, leadNote, staffEndpoints } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { CurrentStaff, Staff } from '@dealership/service-kit/staff';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { RefundsService } from './refunds.service.js';
import { SubscriptionFilterParams, SubscriptionPageParams } from './subscription-params.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { subscriptionsCsv } from './subscriptions-csv.js';

const MAX_ID = 2 ** 31 - 1;

function subscriptionId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MAX_ID) throw new AppError('SUBSCRIPTION_NOT_FOUND');
  return id;
}

@Staff()
@Controller()
export class SubscriptionsController {
  constructor(
    @Inject(SubscriptionsService) private readonly subscriptions: SubscriptionsService,
    @Inject(RefundsService) private readonly refunds: RefundsService,
  ) {}

  @Get(staffEndpoints.listAuctionSubscriptions.path)
  list(@Query() params: SubscriptionPageParams): Promise<AuctionSubscriptionPage> {
    return this.subscriptions.list(params);
  }

  @Get(staffEndpoints.exportAuctionSubscriptions.path)
  async export(@Query() params: SubscriptionFilterParams): Promise<StreamableFile> {
    return subscriptionsCsv(await this.subscriptions.all(params));
  }

  @Post(staffEndpoints.addNoteToAuctionSubscription.path)
  addNote(
    @Param('id') id: string,
    @Body({ schema: leadNote }) { text }: { text: string },
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<AuctionSubscription> {
    return this.subscriptions.addNote(subscriptionId(id), text, staff);
  }

  @Post(staffEndpoints.refundAuctionSubscription.path)
  @HttpCode(200)
  async refund(@Param('id') text: string, @CurrentStaff() staff: CurrentStaff): Promise<AuctionSubscription> {
    const id = subscriptionId(text);
    await this.refunds.refund(id, staff);
    return this.subscriptions.get(id);
  }
}
