import {
  type AuctionCheckout,
  auctionCheckout,
  type CheckoutReceipt,
  endpoints,
  type PaymentSettings,
} from '@dealership/contracts';
import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import { CheckoutService } from './checkout.service.js';
import { Checkout, type CheckoutContext } from './checkout-context.js';

@Controller()
export class CheckoutController {
  constructor(@Inject(CheckoutService) private readonly checkout: CheckoutService) {}

  @Get(endpoints.getPaymentSettings.path)
  settings(): PaymentSettings {
    return this.checkout.settings();
  }

  @Post(endpoints.startAuctionCheckout.path)
  start(
    @Body({ schema: auctionCheckout }) form: AuctionCheckout,
    @Checkout() context: CheckoutContext,
  ): Promise<CheckoutReceipt> {
    return this.checkout.start(form, context);
  }
}
