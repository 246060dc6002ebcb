import type { CustomerShowcase } from '@dealership/contracts';
import { Controller, Get } from '@nestjs/common';
import { CustomerShowcaseService } from './customer-showcase.service.js';

@Controller('api/customer-showcase')
export class CustomerShowcaseController {
  constructor(private readonly customerShowcase: CustomerShowcaseService) {}

  @Get()
  list(): Promise<CustomerShowcase[]> {
    return this.customerShowcase.list();
  }
}
