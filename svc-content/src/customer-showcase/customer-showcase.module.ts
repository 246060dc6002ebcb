import { Module } from '@nestjs/common';
import { CustomerShowcaseController } from './customer-showcase.controller.js';
import { CustomerShowcaseService } from './customer-showcase.service.js';

@Module({ controllers: [CustomerShowcaseController], providers: [CustomerShowcaseService] })
export class CustomerShowcaseModule {}
