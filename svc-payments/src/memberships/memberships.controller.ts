import type {
  IdParams,
  MembershipFilter,
  MembershipPage,
  MembershipQuery,
  Membership as MembershipResponse,
  Representative,
} from '@dealership/contracts';
import { api, type BodyOf, type QueryOf } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import { FulfilmentService } from './fulfilment.service.js';
import { MembershipsService } from './memberships.service.js';
import { membershipsCsv } from './memberships-csv.js';
import { RefundsService } from './refunds.service.js';

@Controller()
export class MembershipsController {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly refunds: RefundsService,
    private readonly fulfilment: FulfilmentService,
  ) {}

  @Route(api.listMemberships)
  list(@Query() params: MembershipQuery): Promise<MembershipPage> {
    return this.memberships.list(params);
  }

  @Route(api.exportMemberships)
  async export(@Query() params: MembershipFilter): Promise<StreamableFile> {
    return membershipsCsv(await this.memberships.all(params));
  }

  @Route(api.addNoteToMembership)
  addNote(
    @Param() { id }: IdParams,
    @Body() { text }: BodyOf<typeof api.addNoteToMembership>,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<MembershipResponse> {
    return this.memberships.addNote(id, text, staff);
  }

  @Route(api.sendLoginOfMembership)
  async loginSent(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<MembershipResponse> {
    await this.fulfilment.loginSent(id, staff);
    return this.memberships.get(id);
  }

  @Route(api.nameRepresentativeOfMembership)
  async nameRepresentative(
    @Param() { id }: IdParams,
    @Body() body: Representative,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<MembershipResponse> {
    await this.fulfilment.nameRepresentative(id, body, staff);
    return this.memberships.get(id);
  }

  @Route(api.refundMembership)
  async refund(
    @Param() { id }: IdParams,
    @Query() { reason }: QueryOf<typeof api.refundMembership>,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<MembershipResponse> {
    await this.refunds.refund(id, staff, reason);
    return this.memberships.get(id);
  }
}
