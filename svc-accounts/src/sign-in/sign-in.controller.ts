import type { AccountMember, AccountPasswordChange, IdParams, SignInRecord } from '@dealership/contracts';
import { api, type BodyOf } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Param } from '@nestjs/common';
import { SignInService } from './sign-in.service.js';

/** For the gateway only. */
@Controller()
export class SignInController {
  constructor(private readonly signIn: SignInService) {}

  @Route(api.checkSignIn)
  check(@Body() login: BodyOf<typeof api.checkSignIn>): Promise<AccountMember> {
    return this.signIn.check(login);
  }

  @Route(api.recordSignIn)
  record(@Body() record: SignInRecord): Promise<void> {
    return this.signIn.record(record);
  }

  @Route(api.getAccountMember)
  member(@Param() { id }: IdParams): Promise<AccountMember> {
    return this.signIn.member(id);
  }

  @Route(api.checkAccountPassword)
  checkPassword(@Param() { id }: IdParams, @Body() { password }: BodyOf<typeof api.checkAccountPassword>): Promise<void> {
    return this.signIn.checkPassword(id, password);
  }

  @Route(api.changeAccountPassword)
  changePassword(@Param() { id }: IdParams, @Body() change: AccountPasswordChange): Promise<AccountMember> {
    return this.signIn.changePassword(id, change);
  }
}
