import {
  type CustomerShowcase,
  type CustomerShowcaseChanges,
  customerShowcaseChanges,
  type NewCustomerShowcase,
  newCustomerShowcase,
} from '@dealership/contracts';
import { CurrentStaff, Staff } from '@dealership/service-kit/staff';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { type IdParams, idParams } from '../id-params.js';
import { CustomerShowcaseService } from './customer-showcase.service.js';

@Controller('api/customer-showcase')
export class CustomerShowcaseController {
  constructor(private readonly customerShowcase: CustomerShowcaseService) {}

  @Get()
  list(): Promise<CustomerShowcase[]> {
    return this.customerShowcase.list();
  }

  @Post()
  @Staff()
  create(
    @Body({ schema: newCustomerShowcase }) showcase: NewCustomerShowcase,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<CustomerShowcase> {
    return this.customerShowcase.create(showcase, staff);
  }

  @Put(':id')
  @Staff()
  change(
    @Param({ schema: idParams }) { id }: IdParams,
    @Body({ schema: customerShowcaseChanges }) changes: CustomerShowcaseChanges,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<CustomerShowcase> {
    return this.customerShowcase.change(id, changes, staff);
  }

  @Delete(':id')
  @HttpCode(204)
  @Staff()
  remove(@Param({ schema: idParams }) { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.customerShowcase.remove(id, staff);
  }
}
