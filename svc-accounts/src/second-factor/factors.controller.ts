import type {
  FactorRequirement,
  IdParams,
  NewPasskey,
  OwnFactors,
  PasskeyOptions,
  RecoveryCodes,
  StaffAccount,
} from '@dealership/contracts';
import { api, type BodyOf } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Header, Param } from '@nestjs/common';
import { FactorsService } from './factors.service.js';
import { PasskeysService } from './passkeys.service.js';
import { TotpService } from './totp.service.js';

@Controller()
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly totp: TotpService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Route(api.getPasskeyChallenge)
  @Header('cache-control', 'no-store')
  challenge(): Promise<PasskeyOptions> {
    return this.passkeys.challenge();
  }

  @Route(api.getOwnFactors)
  own(@CurrentStaff() staff: CurrentStaff): Promise<OwnFactors> {
    return this.factors.own(staff);
  }

  @Route(api.confirmTotp)
  async confirm(@Body() { code }: BodyOf<typeof api.confirmTotp>, @CurrentStaff() staff: CurrentStaff): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.totp.confirm(code, staff) };
  }

  @Route(api.addPasskey)
  async add(@Body() passkey: NewPasskey, @CurrentStaff() staff: CurrentStaff): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.passkeys.add(passkey, staff) };
  }

  @Route(api.renamePasskey)
  rename(
    @Param() { id }: IdParams,
    @Body() { name }: BodyOf<typeof api.renamePasskey>,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<void> {
    return this.passkeys.rename(id, name, staff);
  }

  @Route(api.resetFactors)
  reset(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<StaffAccount> {
    return this.factors.reset(id, staff);
  }

  @Route(api.listFactorRequirements)
  requirements(): Promise<FactorRequirement[]> {
    return this.factors.requirements();
  }

  @Route(api.updateFactorRequirement)
  updateRequirement(@Body() requirement: FactorRequirement, @CurrentStaff() staff: CurrentStaff): Promise<FactorRequirement[]> {
    return this.factors.updateRequirement(requirement, staff);
  }
}
