import type { IdParams, PaymentNotice } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Param } from '@nestjs/common';
import { NoticesService } from './notices.service.js';

/** For the notifier only; the gateway has no route to it. */
@Controller()
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Route(api.getPaymentNotice)
  get(@Param() { id }: IdParams): Promise<PaymentNotice> {
    return this.notices.get(id);
  }
}
