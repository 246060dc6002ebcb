import type {
  Colleague,
  ColleagueContact,
  IdParams,
  NewStaffAccount,
  OwnAccountChanges,
  SignInOptions,
  StaffAccount,
  StaffAccountChanges,
} from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param } from '@nestjs/common';
import { StaffService } from './staff.service.js';

@Controller()
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  @Route(api.getSignInOptions)
  async signInOptions(): Promise<SignInOptions> {
    return { asksForEmail: !(await this.staff.isAlone()) };
  }

  @Route(api.listStaffAccounts)
  list(): Promise<StaffAccount[]> {
    return this.staff.list();
  }

  @Route(api.listColleagues)
  colleagues(): Promise<Colleague[]> {
    return this.staff.colleagues();
  }

  @Route(api.listColleagueContacts)
  contacts(): Promise<ColleagueContact[]> {
    return this.staff.contacts();
  }

  @Route(api.inviteStaff)
  invite(
    @Body() account: NewStaffAccount,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<StaffAccount> {
    return this.staff.invite(account, staff, requestId);
  }

  @Route(api.updateStaffAccount)
  change(
    @Param() { id }: IdParams,
    @Body() changes: StaffAccountChanges,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<StaffAccount> {
    return this.staff.change(id, changes, staff, requestId);
  }

  @Route(api.resendInvitation)
  inviteAgain(
    @Param() { id }: IdParams,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<void> {
    return this.staff.invitationAgain(id, staff, requestId);
  }

  @Route(api.getOwnAccount)
  own(@CurrentStaff() staff: CurrentStaff): Promise<StaffAccount> {
    return this.staff.get(staff.account.id);
  }

  @Route(api.updateOwnAccount)
  changeOwn(
    @Body() changes: OwnAccountChanges,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<StaffAccount> {
    return this.staff.changeOwn(changes, staff, requestId);
  }
}
