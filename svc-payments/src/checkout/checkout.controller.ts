import { type AuctionCheckout, auctionCheckout, type CheckoutReceipt, endpoints } from '@dealership/contracts';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import { CheckoutService } from './checkout.service.js';
import { Checkout, type CheckoutContext } from './checkout-context.js';

@Controller()
export class CheckoutController {
  constructor(@Inject(CheckoutService) private readonly checkout: CheckoutService) {}

  @Post(endpoints.startAuctionCheckout.path)
  start(
    @Body({ schema: auctionCheckout }) form: AuctionCheckout,
    @Checkout() context: CheckoutContext,
  ): Promise<CheckoutReceipt> {
    return this.checkout.start(form, context);
  }
}
