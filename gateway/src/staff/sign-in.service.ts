import type { AccountMember, PasswordChange, StaffLogin } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountsService } from './accounts.service.js';
import { CredentialsService } from './credentials.service.js';

/** Finds out who signs in. svc-accounts knows the people and their passwords; that of the configuration is known here alone. */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
  ) {}

  /** @throws AppError with the code of the refusal, UPSTREAM_UNAVAILABLE while svc-accounts does not answer */
  async check(login: StaffLogin): Promise<AccountMember> {
    const member = await this.accounts.check(login);
    if (member.configured) await this.checkConfigured(login);
    await this.credentials.checkCode(login.code);
    return member;
  }

  /** @throws AppError WRONG_PASSWORD, or VALIDATION_FAILED for a password that is too easily guessed */
  async changePassword(personId: number, change: PasswordChange): Promise<AccountMember> {
    const member = await this.accounts.current(personId);
    if (!member) throw new AppError('UPSTREAM_UNAVAILABLE');
    if (!member.configured) return this.accounts.changePassword(personId, change);
    await this.credentials.change(change);
    return member;
  }

  private async checkConfigured({ email, password }: StaffLogin): Promise<void> {
    try {
      await this.credentials.checkPassword(password);
    } catch (error) {
      // Nobody learns by it which address is the owner's.
      throw email && error instanceof AppError && error.code === 'WRONG_PASSWORD' ? new AppError('WRONG_CREDENTIALS') : error;
    }
  }
}
