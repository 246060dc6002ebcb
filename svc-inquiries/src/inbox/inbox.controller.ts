import type {
  EnteredRequest,
  InboxChange,
  InboxCounts,
  InboxPage,
  InboxRequest,
  NewRequests,
  RequestKeyParams,
} from '@dealership/contracts';
import { api, type QueryOf } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { EnteredRequestsService } from './entered-requests.service.js';
import { InboxService } from './inbox.service.js';
import { requestKeyOf } from './request-key-param.js';

@Controller()
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly entered: EnteredRequestsService,
  ) {}

  @Route(api.listInbox)
  page(@Query() query: QueryOf<typeof api.listInbox>, @CurrentStaff() staff: CurrentStaff | undefined): Promise<InboxPage> {
    return this.inbox.page(query, staff?.account.id);
  }

  @Route(api.enterRequest)
  enter(
    @Body() request: EnteredRequest,
    @CurrentStaff() staff: CurrentStaff,
    @Context() context: RequestContext,
  ): Promise<InboxRequest> {
    return this.entered.enter(request, staff, context);
  }

  @Route(api.listInboxTags)
  tags(): Promise<string[]> {
    return this.inbox.tags();
  }

  @Route(api.countInbox)
  counts(@Query() query: QueryOf<typeof api.countInbox>, @CurrentStaff() staff: CurrentStaff | undefined): Promise<InboxCounts> {
    return this.inbox.counts(query, staff?.account.id);
  }

  @Route(api.countNewRequests)
  countNew(): Promise<NewRequests> {
    return this.inbox.countNew();
  }

  @Route(api.getInboxRequest)
  get(@Param() key: RequestKeyParams): Promise<InboxRequest> {
    return this.inbox.get(requestKeyOf(key));
  }

  @Route(api.listSameCustomer)
  sameCustomer(@Param() key: RequestKeyParams): Promise<InboxRequest[]> {
    return this.inbox.sameCustomer(requestKeyOf(key));
  }

  @Route(api.withdrawEnteredRequest)
  withdraw(
    @Param() key: RequestKeyParams,
    @Query() { version }: QueryOf<typeof api.withdrawEnteredRequest>,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<void> {
    return this.entered.withdraw(requestKeyOf(key), version, staff);
  }

  @Route(api.updateInboxRequest)
  change(
    @Param() key: RequestKeyParams,
    @Body() change: InboxChange,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<InboxRequest> {
    return this.inbox.change(requestKeyOf(key), change, { staff, requestId });
  }
}
