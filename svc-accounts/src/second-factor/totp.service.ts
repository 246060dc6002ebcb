import type { ActingStaff, TotpSecret } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Secret, TOTP } from 'otpauth';
import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import type { ServiceEnv } from '../env.js';
import { Totp } from '../staff/factors/totp.entity.js';
import type { Staff } from '../staff/staff.entity.js';
import { lockedAccount, recordFactors, settleRemoval } from './account-changes.js';
import { SecondFactorKeys } from './keys.js';
import { consumeRecoveryCode, issueRecoveryCodes, recoveryCodesLeft } from './recovery-codes.js';

export const SITE = Symbol('SITE');
export type Site = Pick<ServiceEnv, 'SITE_NAME' | 'PUBLIC_URL'>;

const SECRET_BYTES = 20;
const APP_CODE = /^\d{6}$/;

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
      const pendingSecret = this.keys.encrypt(secret.base32, `${staffId}`);
      await manager.upsert(Totp, { staffId, pendingSecret }, ['staffId']);
      const address = new TOTP({ issuer: this.site.SITE_NAME, label: email ?? name, secret }).toString();
      return { secret: secret.base32, address };
    });
  }

  /** @throws AppError TOTP_NOT_STARTED or LOGIN_CODE_WRONG */
  confirm(code: string, { account: { id }, ...by }: CurrentStaff): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const account = await lockedAccount(manager, id);
      const totp = await manager.findOneBy(Totp, { staffId: id });
      if (!totp?.pendingSecret) throw new AppError('TOTP_NOT_STARTED');
      const step = this.stepOf(code, totp.pendingSecret, id);
      if (step === undefined) throw new AppError('LOGIN_CODE_WRONG');
      await manager.update(Totp, id, { secret: totp.pendingSecret, pendingSecret: null, lastStep: step });
      await recordFactors(manager, account, by, { before: { totp: totp.secret !== null }, after: { totp: true } });
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
      const { affected } = await manager.delete(Totp, { staffId });
      if (!affected) return;
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

  private async useStep(manager: EntityManager, staffId: number, code: string): Promise<boolean> {
    const encrypted = (await manager.findOneBy(Totp, { staffId }))?.secret;
    const step = encrypted && this.stepOf(code, encrypted, staffId);
    if (!step) return false;
    const { affected } = await manager.update(Totp, { staffId, lastStep: LessThan(step) }, { lastStep: step });
    return affected === 1;
  }

  /** The time step of a code that is valid now. A step is accepted once, so an observed code is useless. */
  private stepOf(token: string, encrypted: string, staffId: number): number | undefined {
    const totp = new TOTP({ secret: this.keys.decrypt(encrypted, `${staffId}`) });
    const timestamp = Date.now();
    return totp.validate({ token, timestamp, window: 0 }) === 0 ? TOTP.counter({ timestamp }) : undefined;
  }
}
