import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { FulfilmentService } from './fulfilment.service.js';
import { MembershipsController } from './memberships.controller.js';
import { MembershipsService } from './memberships.service.js';
import { RefundsService } from './refunds.service.js';

@Module({
  imports: [PaymentsModule],
  controllers: [MembershipsController],
  providers: [MembershipsService, RefundsService, FulfilmentService],
  exports: [RefundsService],
})
export class MembershipsModule {}
