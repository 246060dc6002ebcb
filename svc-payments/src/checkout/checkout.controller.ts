import type { AuctionCheckout, CheckoutReceipt, PaymentSettings } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Context, type KeyedContext, Route } from '@dealership/service-kit/endpoints';
import { Body, Controller } from '@nestjs/common';
import { CheckoutService } from './checkout.service.js';

@Controller()
export class CheckoutController {
  constructor(private readonly checkout: CheckoutService) {}

  @Route(api.getPaymentSettings)
  settings(): PaymentSettings {
    return this.checkout.settings();
  }

  @Route(api.startAuctionCheckout)
  start(@Body() form: AuctionCheckout, @Context() context: KeyedContext): Promise<CheckoutReceipt> {
    return this.checkout.start(form, context);
  }
}
