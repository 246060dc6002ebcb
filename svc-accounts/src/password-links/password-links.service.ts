import {
  BY_PASSWORD_LINK,
  PASSWORD_LINK_MINUTES,
  type PasswordByLink,
  type PasswordEmail,
  staffValidationMessages,
} from '@dealership/contracts';
import { AppError, linkTokenHash, newLinkToken } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { hashPassword, passwordProblem, type SiteNames } from '@dealership/service-kit/passwords';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { openPasswordLink } from '../staff/open-password-link.js';
import { PasswordLink } from '../staff/password-link.entity.js';
import { Staff } from '../staff/staff.entity.js';

export const SITE_NAMES = Symbol('SITE_NAMES');

/** Maximum number of e-mails to one account per hour, however often they are requested. */
const EMAILS_PER_HOUR = 3;

const EARLIER = `SELECT count(*)::integer AS count FROM accounts.password_link
  WHERE staff_id = $1 AND created_at > now() - interval '1 hour'`;

const ISSUE = `UPDATE accounts.password_link SET token_hash = $2, expires_at = now() + $3 * interval '1 minute'
  WHERE id = $1 AND closed_at IS NULL`;

const REDEEM = `UPDATE accounts.password_link SET closed_at = now()
  WHERE token_hash = $1 AND closed_at IS NULL AND expires_at > now() RETURNING staff_id AS "staffId"`;

/** Links by e-mail with which somebody sets or resets a password: valid once, for half an hour. */
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
      const [earlier] = await manager.query<{ count: number }[]>(EARLIER, [account.id]);
      if ((earlier?.count ?? 0) < EMAILS_PER_HOUR) await openPasswordLink(manager, account, requestId);
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
    const token = newLinkToken();
    const [, count] = await this.dataSource.query<[unknown, number]>(ISSUE, [id, linkTokenHash(token), PASSWORD_LINK_MINUTES]);
    if (count === 0) throw new AppError('PASSWORD_LINK_INVALID', { id });
    return { token };
  }

  /**
   * @throws AppError VALIDATION_FAILED for a password that is easy to guess, which keeps the link valid;
   * PASSWORD_LINK_INVALID
   */
  async redeem({ token, password }: PasswordByLink, address: string): Promise<void> {
    if (passwordProblem(password, this.site)) {
      const errors = [{ path: 'password', message: staffValidationMessages.passwordWeak }];
      throw new AppError('VALIDATION_FAILED', {}, { errors });
    }
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      const [[link]] = await manager.query<[{ staffId: number }[], number]>(REDEEM, [linkTokenHash(token)]);
      const account =
        link && (await manager.findOne(Staff, { where: { id: link.staffId }, lock: { mode: 'pessimistic_write' } }));
      if (!account || account.state === 'deactivated') throw new AppError('PASSWORD_LINK_INVALID');
      const { id, name, credentials, version } = account;
      await manager.update(Staff, id, { passwordHash, state: 'active', credentials: credentials + 1, version: version + 1 });
      const staff = { sessionId: BY_PASSWORD_LINK, account: { id, name }, address };
      const after = { password: '…', ...(account.state === 'invited' && { state: 'active' }) };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: 'staff-account', entityId: id, after });
    });
  }
}
