import {
  BY_PASSWORD_LINK,
  INVITATION_LINK_DAYS,
  PASSWORD_LINK_MINUTES,
  type PasswordByLink,
  type PasswordEmail,
  type PasswordSet,
  staffValidationMessages,
} from '@dealership/contracts';
import { AppError, linkTokenHash, newLinkToken } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { hashPassword, passwordProblem, type SiteNames } from '@dealership/service-kit/passwords';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, MoreThan } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { openPasswordLink } from '../staff/open-password-link.js';
import { PasswordLink } from '../staff/password-link.entity.js';
import { Staff } from '../staff/staff.entity.js';

export const SITE_NAMES = Symbol('SITE_NAMES');

/** Maximum number of e-mails to one account per hour, however often they are requested. */
const EMAILS_PER_HOUR = 3;

const MINUTE_MS = 60_000;

/** Minutes that a link is valid, by its purpose. */
const VALID_MINUTES = { invitation: INVITATION_LINK_DAYS * 24 * 60, reset: PASSWORD_LINK_MINUTES };

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE_MS);

/** Links by e-mail with which somebody sets or resets a password: valid once, and for a limited time. */
@Injectable()
export class PasswordLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(SITE_NAMES) private readonly site: SiteNames,
  ) {}

  /** The response does not reveal whether the address belongs to an account. */
  async request(email: string, requestId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = await manager
        .createQueryBuilder(Staff, 's')
        .where('lower(s.email) = lower(:email)', { email })
        .setLock('pessimistic_write')
        .getOne();
      if (!account || account.state === 'deactivated') return;
      const recent = { staffId: account.id, createdAt: MoreThan(inMinutes(-60)) };
      if ((await manager.countBy(PasswordLink, recent)) < EMAILS_PER_HOUR) await openPasswordLink(manager, account, requestId);
    });
  }

  async passwordEmail(id: number): Promise<PasswordEmail> {
    const { manager } = this.dataSource;
    const link = await manager.findOneBy(PasswordLink, { id });
    const account = link && (await manager.findOneBy(Staff, { id: link.staffId }));
    if (!link || !account?.email) throw new AppError('STAFF_ACCOUNT_NOT_FOUND', { id });
    const { name, email, language, state, configured } = account;
    const { closedAt } = link;
    const purpose = configured ? 'configured' : link.purpose;
    return { purpose, open: closedAt === null && state !== 'deactivated', name, email, language };
  }

  async issue(id: number): Promise<{ token: string }> {
    const { manager } = this.dataSource;
    const token = newLinkToken();
    const open = { id, closedAt: IsNull() };
    const link = await manager.findOneBy(PasswordLink, open);
    const expiresAt = link && inMinutes(VALID_MINUTES[link.purpose]);
    const issued = expiresAt && (await manager.update(PasswordLink, open, { tokenHash: linkTokenHash(token), expiresAt }));
    if (!issued?.affected) throw new AppError('PASSWORD_LINK_INVALID', { id });
    return { token };
  }

  /**
   * @throws AppError VALIDATION_FAILED for a password that is easy to guess, which keeps the link valid;
   * PASSWORD_LINK_INVALID
   */
  async redeem({ token, password }: PasswordByLink, address: string): Promise<PasswordSet> {
    if (passwordProblem(password, this.site)) {
      const errors = [{ path: 'password', message: staffValidationMessages.passwordWeak }];
      throw new AppError('VALIDATION_FAILED', {}, { errors });
    }
    const passwordHash = await hashPassword(password);
    return this.dataSource.transaction(async (manager) => {
      const valid = { tokenHash: linkTokenHash(token), closedAt: IsNull(), expiresAt: MoreThan(new Date()) };
      const link = await manager.findOneBy(PasswordLink, valid);
      // The account is locked first, as by everything else that closes links.
      const account =
        link && (await manager.findOne(Staff, { where: { id: link.staffId }, lock: { mode: 'pessimistic_write' } }));
      const closed = account && (await manager.update(PasswordLink, valid, { closedAt: () => 'now()' }));
      if (!closed?.affected || !account?.email || account.state === 'deactivated') throw new AppError('PASSWORD_LINK_INVALID');
      const { id, name, email, credentials, version } = account;
      await manager.update(Staff, id, { passwordHash, state: 'active', credentials: credentials + 1, version: version + 1 });
      const staff = { sessionId: BY_PASSWORD_LINK, account: { id, name }, address };
      const after = { password: '…', ...(account.state === 'invited' && { state: 'active' }) };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: 'staff-account', entityId: id, after });
      return { email };
    });
  }
}
