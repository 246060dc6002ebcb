import type { ActingStaff, TotpSecret } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Secret, TOTP } from 'otpauth';
import type { DataSource, EntityManager } from 'typeorm';
import type { ServiceEnv } from '../env.js';
import type { Staff } from '../staff/staff.entity.js';
import { lockedAccount, recordFactors, settleRemoval } from './account-changes.js';
import { SecondFactorKeys } from './keys.js';
import { consumeRecoveryCode, issueRecoveryCodes, recoveryCodesLeft } from './recovery-codes.js';

export const SITE = Symbol('SITE');
export type Site = Pick<ServiceEnv, 'SITE_NAME' | 'PUBLIC_URL'>;

const SECRET_BYTES = 20;
const APP_CODE = /^\d{6}$/;

const START = `INSERT INTO accounts.totp (staff_id, pending_secret) VALUES ($1, $2)
  ON CONFLICT (staff_id) DO UPDATE SET pending_secret = excluded.pending_secret`;
const CONFIRM = `UPDATE accounts.totp SET secret = pending_secret, pending_secret = NULL, last_step = $2 WHERE staff_id = $1`;
const USE = 'UPDATE accounts.totp SET last_step = $2 WHERE staff_id = $1 AND last_step < $2';

interface Row {
  secret: string | null;
  pending: string | null;
}

/** One authenticator app per account, and their recovery codes. */
@Injectable()
export class TotpService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly keys: SecondFactorKeys,
    @Inject(SITE) private readonly site: Site,
  ) {}

  /** The current app stays valid until a code of the new secret is confirmed. */
  start(staffId: number): Promise<TotpSecret> {
    return this.dataSource.transaction(async (manager) => {
      const { email, name } = await lockedAccount(manager, staffId);
      const secret = new Secret({ size: SECRET_BYTES });
      await manager.query(START, [staffId, this.keys.encrypt(secret.base32, `${staffId}`)]);
      const address = new TOTP({ issuer: this.site.SITE_NAME, label: email ?? name, secret }).toString();
      return { secret: secret.base32, address };
    });
  }

  /** @throws AppError TOTP_NOT_STARTED or LOGIN_CODE_WRONG */
  confirm(code: string, { account: { id }, ...by }: CurrentStaff): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const account = await lockedAccount(manager, id);
      const row = await this.row(manager, id);
      if (!row?.pending) throw new AppError('TOTP_NOT_STARTED');
      const step = this.stepOf(code, row.pending, id);
      if (step === undefined) throw new AppError('LOGIN_CODE_WRONG');
      await manager.query(CONFIRM, [id, step]);
      await recordFactors(manager, account, by, { before: { totp: row.secret !== null }, after: { totp: true } });
      return (await recoveryCodesLeft(manager, id)) ? [] : issueRecoveryCodes(manager, this.keys, id);
    });
  }

  /**
   * Consumes a code of the app or a recovery code.
   * @throws AppError LOGIN_CODE_WRONG
   */
  async check(staffId: number, code: string): Promise<void> {
    const { manager } = this.dataSource;
    const isGood = APP_CODE.test(code)
      ? await this.useStep(manager, staffId, code)
      : await consumeRecoveryCode(manager, this.keys, staffId, code);
    if (!isGood) throw new AppError('LOGIN_CODE_WRONG');
  }

  remove(staffId: number, by: ActingStaff): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const account = await lockedAccount(manager, staffId);
      const [, count] = await manager.query<[unknown, number]>('DELETE FROM accounts.totp WHERE staff_id = $1', [staffId]);
      if (count === 0) return;
      await settleRemoval(manager, account);
      await recordFactors(manager, account, by, { before: { totp: true }, after: { totp: false } });
    });
  }

  renewRecoveryCodes(staffId: number, by: ActingStaff): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const account: Staff = await lockedAccount(manager, staffId);
      await recordFactors(manager, account, by, { after: { recoveryCodes: '…' } });
      return issueRecoveryCodes(manager, this.keys, staffId);
    });
  }

  private async row(manager: EntityManager, staffId: number): Promise<Row | undefined> {
    const sql = 'SELECT secret, pending_secret AS pending FROM accounts.totp WHERE staff_id = $1';
    return (await manager.query<Row[]>(sql, [staffId]))[0];
  }

  private async useStep(manager: EntityManager, staffId: number, code: string): Promise<boolean> {
    const encrypted = (await this.row(manager, staffId))?.secret;
    const step = encrypted && this.stepOf(code, encrypted, staffId);
    if (!step) return false;
    const [, count] = await manager.query<[unknown, number]>(USE, [staffId, step]);
    return count === 1;
  }

  /** The time step of a code that is valid now. A step is accepted once, so an observed code is useless. */
  private stepOf(token: string, encrypted: string, staffId: number): number | undefined {
    const totp = new TOTP({ secret: this.keys.decrypt(encrypted, `${staffId}`) });
    const timestamp = Date.now();
    return totp.validate({ token, timestamp, window: 0 }) === 0 ? TOTP.counter({ timestamp }) : undefined;
  }
}
