import type { PersonFile, PersonMerge, PersonUnmerge, RequestKeyParams } from '@dealership/contracts';
import { api, type ParamsOf, type QueryOf } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { requestOf } from '../inbox/request-of.js';
import { CustomerHistoryService } from './customer-history.service.js';
import { CustomerLinksService } from './customer-links.service.js';

const FIRST_PAGE = api.getPersonFile.query.parse({});

@Controller()
export class CustomersController {
  constructor(
    private readonly history: CustomerHistoryService,
    private readonly links: CustomerLinksService,
  ) {}

  @Route(api.getPersonFile)
  read(@Param() key: RequestKeyParams, @Query() params: QueryOf<typeof api.getPersonFile>): Promise<PersonFile> {
    return this.history.read(requestOf(key), params);
  }

  @Route(api.mergePerson)
  async merge(
    @Param() key: RequestKeyParams,
    @Body() merge: PersonMerge,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<PersonFile> {
    await this.links.merge(requestOf(key), merge, { staff, requestId });
    return this.history.read(requestOf(key), FIRST_PAGE);
  }

  @Route(api.unmergePerson)
  async unmerge(
    @Param() { id, ...key }: ParamsOf<typeof api.unmergePerson>,
    @Body() { version }: PersonUnmerge,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<PersonFile> {
    await this.links.unmerge(requestOf(key), id, version, { staff, requestId });
    return this.history.read(requestOf(key), FIRST_PAGE);
  }
}
