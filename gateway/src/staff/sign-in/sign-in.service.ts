import type { AccountMember, CodeProof, PasswordChange, PasswordProof, StaffLogin } from '@dealership/contracts';
import { checkAccountCode, checkAccountPassword } from '@dealership/contracts/staff/accounts/endpoints';
import { AppError } from '@dealership/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountsClient } from '../accounts/accounts.client.js';
import { CredentialsService } from '../accounts/credentials.service.js';

/**
 * Verifies who signs in. svc-accounts has the accounts and their passwords; the configured password is known to the
 * gateway only.
 */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountsClient,
    private readonly credentials: CredentialsService,
  ) {}

  /** @throws AppError with the code of the refusal, UPSTREAM_UNAVAILABLE while svc-accounts does not answer */
  async check(login: StaffLogin): Promise<AccountMember> {
    const member = await this.accounts.check(login);
    if (member.configured) await this.checkConfigured(login);
    await this.checkFactor(member, login.code || undefined);
    return member;
  }

  /**
   * Verifies the password of signed-in staff again, and the code if given. @throws AppError WRONG_PASSWORD or
   * LOGIN_CODE_WRONG
   */
  async checkAgain(id: number, { password, code }: PasswordProof & Partial<CodeProof>): Promise<void> {
    const member = await this.accounts.current(id);
    if (!member) throw new AppError('UPSTREAM_UNAVAILABLE');
    if (member.configured) await this.credentials.checkPassword(password);
    else await this.accounts.call(checkAccountPassword, { id }, { password });
    if (code) await this.accounts.call(checkAccountCode, { id }, { code });
  }

  /** @throws AppError WRONG_PASSWORD, or VALIDATION_FAILED for a password that is too easily guessed */
  async changePassword(staffId: number, change: PasswordChange): Promise<AccountMember> {
    const member = await this.accounts.current(staffId);
    if (!member) throw new AppError('UPSTREAM_UNAVAILABLE');
    if (!member.configured) return this.accounts.changePassword(staffId, change);
    await this.credentials.change(change);
    return member;
  }

  /** Asks staff with their own second factor for that, everybody else for the dealership's code if there is one. */
  private async checkFactor({ id, factors }: AccountMember, code: string | undefined): Promise<void> {
    if (factors.length === 0) return this.credentials.checkCode(code);
    if (!code) throw new AppError(factors.includes('totp') ? 'LOGIN_CODE_REQUIRED' : 'LOGIN_PASSKEY_REQUIRED');
    await this.accounts.call(checkAccountCode, { id }, { code });
  }

  private async checkConfigured({ email, password }: StaffLogin): Promise<void> {
    try {
      await this.credentials.checkPassword(password);
    } catch (error) {
      // Does not reveal which address is the owner's.
      throw email && error instanceof AppError && error.code === 'WRONG_PASSWORD' ? new AppError('WRONG_CREDENTIALS') : error;
    }
  }
}
