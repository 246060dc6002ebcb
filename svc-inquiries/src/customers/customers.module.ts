import { Module } from '@nestjs/common';
import { CustomerHistoryService } from './customer-history.service.js';
import { CustomerLinksService } from './customer-links.service.js';
import { CustomersController } from './customers.controller.js';

/** Everything received from one customer, and merging their addresses. */
@Module({ controllers: [CustomersController], providers: [CustomerHistoryService, CustomerLinksService] })
export class CustomersModule {}
