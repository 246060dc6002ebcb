import type {
  CustomerShowcase,
  CustomerShowcaseChanges,
  IdParams,
  NewCustomerShowcase,
  StaffCustomerShowcase,
  TextListQuery,
} from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { linkPages, type Reply, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { CustomerShowcaseService } from './customer-showcase.service.js';

@Controller()
export class CustomerShowcaseController {
  constructor(private readonly customerShowcase: CustomerShowcaseService) {}

  @Route(api.listCustomerShowcases)
  async list(@Query() query: TextListQuery, @Res({ passthrough: true }) reply: Reply): Promise<CustomerShowcase[]> {
    const { items, more } = await this.customerShowcase.list(query);
    linkPages(reply, api.listCustomerShowcases.path, query, more);
    return items;
  }

  @Route(api.listStaffCustomerShowcases)
  listForStaff(): Promise<StaffCustomerShowcase[]> {
    return this.customerShowcase.listForStaff();
  }

  @Route(api.createCustomerShowcase)
  create(@Body() showcase: NewCustomerShowcase, @CurrentStaff() staff: CurrentStaff): Promise<StaffCustomerShowcase> {
    return this.customerShowcase.create(showcase, staff);
  }

  @Route(api.updateCustomerShowcase)
  change(
    @Param() { id }: IdParams,
    @Body() changes: CustomerShowcaseChanges,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<StaffCustomerShowcase> {
    return this.customerShowcase.change(id, changes, staff);
  }

  @Route(api.deleteCustomerShowcase)
  remove(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.customerShowcase.remove(id, staff);
  }
}
