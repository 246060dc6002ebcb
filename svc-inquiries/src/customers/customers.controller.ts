import type { CustomerFile, CustomerMerge, CustomerUnmerge, RequestKeyParams } from '@dealership/contracts';
import { api, type ParamsOf, type QueryOf } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { requestKeyOf } from '../inbox/request-key-param.js';
import { CustomerHistoryService } from './customer-history.service.js';
import { CustomerLinksService } from './customer-links.service.js';

const FIRST_PAGE = api.getCustomerFile.query.parse({});

@Controller()
export class CustomersController {
  constructor(
    private readonly history: CustomerHistoryService,
    private readonly links: CustomerLinksService,
  ) {}

  @Route(api.getCustomerFile)
  read(@Param() key: RequestKeyParams, @Query() params: QueryOf<typeof api.getCustomerFile>): Promise<CustomerFile> {
    return this.history.read(requestKeyOf(key), params);
  }

  @Route(api.mergeCustomer)
  async merge(
    @Param() key: RequestKeyParams,
    @Body() merge: CustomerMerge,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<CustomerFile> {
    await this.links.merge(requestKeyOf(key), merge, { staff, requestId });
    return this.history.read(requestKeyOf(key), FIRST_PAGE);
  }

  @Route(api.unmergeCustomer)
  async unmerge(
    @Param() { id, ...key }: ParamsOf<typeof api.unmergeCustomer>,
    @Body() { version }: CustomerUnmerge,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<CustomerFile> {
    await this.links.unmerge(requestKeyOf(key), id, version, { staff, requestId });
    return this.history.read(requestKeyOf(key), FIRST_PAGE);
  }
}
