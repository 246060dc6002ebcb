import type {
  AccountMember,
  ActingStaff,
  IdParams,
  PasskeyLogin,
  PasskeyOptions,
  RecoveryCodes,
  TotpSecret,
} from '@dealership/contracts';
import { api, type BodyOf, type ParamsOf } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Param } from '@nestjs/common';
import { PasskeysService } from './passkeys.service.js';
import { TotpService } from './totp.service.js';

/** For the gateway only, which has verified the member of staff again. */
@Controller()
export class ProofsController {
  constructor(
    private readonly totp: TotpService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Route(api.checkPasskey)
  checkPasskey(@Body() login: PasskeyLogin): Promise<AccountMember> {
    return this.passkeys.check(login);
  }

  @Route(api.checkAccountCode)
  checkCode(@Param() { id }: IdParams, @Body() { code }: BodyOf<typeof api.checkAccountCode>): Promise<void> {
    return this.totp.check(id, code);
  }

  @Route(api.startAccountTotp)
  startTotp(@Param() { id }: IdParams): Promise<TotpSecret> {
    return this.totp.start(id);
  }

  @Route(api.removeAccountTotp)
  removeTotp(@Param() { id }: IdParams, @Body() by: ActingStaff): Promise<void> {
    return this.totp.remove(id, by);
  }

  @Route(api.renewRecoveryCodes)
  async renewRecoveryCodes(@Param() { id }: IdParams, @Body() by: ActingStaff): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.totp.renewRecoveryCodes(id, by) };
  }

  @Route(api.startAccountPasskey)
  startPasskey(@Param() { id }: IdParams): Promise<PasskeyOptions> {
    return this.passkeys.start(id);
  }

  @Route(api.removeAccountPasskey)
  removePasskey(@Param() { id, passkeyId }: ParamsOf<typeof api.removeAccountPasskey>, @Body() by: ActingStaff): Promise<void> {
    return this.passkeys.remove(id, passkeyId, by);
  }
}
