import { randomUUID } from 'node:crypto';
import {
  type AccountMember,
  type AccountPasswordChange,
  NO_SESSION,
  type SignInRecord,
  type StaffLogin,
  staffValidationMessages,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { hashPassword, passwordProblem, type SiteNames } from '@dealership/service-kit/passwords';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { verify } from '@node-rs/argon2';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { SITE_NAMES } from '../password-links/password-links.service.js';
import { toAccountMember } from '../staff/factors/account-factors.js';
import { closePasswordLinks } from '../staff/open-password-link.js';
import { isAlone, ownerOf } from '../staff/owner.js';
import { Staff } from '../staff/staff.entity.js';

/** Verifies credentials for the gateway. */
@Injectable()
export class SignInService {
  /** Compared if there is no account, so that the response takes equally long. */
  private readonly dummyHash = hashPassword(randomUUID());

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(SITE_NAMES) private readonly site: SiteNames,
  ) {}

  /**
   * Without an e-mail address: the owner, while there is no other account. Only the gateway verifies the configured
   * owner's password.
   * @throws AppError STAFF_EMAIL_REQUIRED or WRONG_CREDENTIALS
   */
  async check({ email, password }: Pick<StaffLogin, 'email' | 'password'>): Promise<AccountMember> {
    const { manager } = this.dataSource;
    if (!email) {
      if (!(await isAlone(manager))) throw new AppError('STAFF_EMAIL_REQUIRED');
      return toAccountMember(manager, await ownerOf(manager));
    }
    const account = await this.byEmail(manager, email);
    if (account?.configured) return toAccountMember(manager, account);
    const isRight = await verify(account?.passwordHash ?? (await this.dummyHash), password);
    if (account?.state !== 'active' || !isRight) throw new AppError('WRONG_CREDENTIALS');
    return toAccountMember(manager, account);
  }

  async member(id: number): Promise<AccountMember> {
    return toAccountMember(this.dataSource.manager, await this.found(this.dataSource.manager, id));
  }

  /** @throws AppError WRONG_PASSWORD */
  async checkPassword(id: number, password: string): Promise<void> {
    await this.checkedHash(id, password);
  }

  /**
   * @returns the hash that the password was checked against
   * @throws AppError WRONG_PASSWORD
   */
  private async checkedHash(id: number, password: string): Promise<string> {
    const { state, passwordHash } = await this.found(this.dataSource.manager, id);
    if (state !== 'active' || !passwordHash || !(await verify(passwordHash, password))) throw new AppError('WRONG_PASSWORD');
    return passwordHash;
  }

  /**
   * Links to reset the previous password become invalid.
   * @throws AppError WRONG_PASSWORD, or VALIDATION_FAILED for a password that is easy to guess
   */
  async changePassword(id: number, { currentPassword, newPassword }: AccountPasswordChange): Promise<AccountMember> {
    const checked = await this.checkedHash(id, currentPassword);
    if (passwordProblem(newPassword, this.site)) {
      const errors = [{ path: 'newPassword', message: staffValidationMessages.passwordWeak }];
      throw new AppError('VALIDATION_FAILED', {}, { errors });
    }
    const passwordHash = await hashPassword(newPassword);
    await this.dataSource.transaction(async (manager) => {
      const counts = { credentials: () => 'credentials + 1', version: () => 'version + 1' };
      // Another change, or the link of a reset, may have replaced the password meanwhile.
      const { affected } = await manager.update(Staff, { id, passwordHash: checked }, { passwordHash, ...counts });
      if (!affected) throw new AppError('WRONG_PASSWORD');
      await closePasswordLinks(manager, id);
    });
    return this.member(id);
  }

  async record({ action, staffId, email, sessionId, address, reason }: SignInRecord): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = staffId ? await manager.findOneBy(Staff, { id: staffId }) : email && (await this.byEmail(manager, email));
      const author = account ? { account: { id: account.id, name: account.name } } : {};
      const staff = { sessionId: sessionId ?? NO_SESSION, address, ...author };
      const what =
        action === 'change-password'
          ? ({ action: 'update', entity: 'staff-account', after: { password: '…' } } as const)
          : ({ action, entity: 'session', after: reason ? { reason } : null } as const);
      await recordStaffWrite(manager, SCHEMA, { staff, ...what, ...(account && { entityId: account.id }) });
      if (action === 'sign-in' && account) await manager.update(Staff, account.id, { lastSignInAt: () => 'now()' });
    });
  }

  private byEmail(manager: EntityManager, email: string): Promise<Staff | null> {
    return manager.createQueryBuilder(Staff, 's').where('lower(s.email) = lower(:email)', { email }).getOne();
  }

  private async found(manager: EntityManager, id: number): Promise<Staff> {
    const account = await manager.findOneBy(Staff, { id });
    if (!account) throw new AppError('STAFF_ACCOUNT_NOT_FOUND', { id });
    return account;
  }
}
