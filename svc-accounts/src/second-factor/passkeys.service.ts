import { isIP } from 'node:net';
import {
  type AccountMember,
  type ActingStaff,
  MAX_PASSKEYS,
  type NewPasskey,
  type OwnFactors,
  type PasskeyLogin,
  type PasskeyOptions,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { DataSource, EntityManager } from 'typeorm';
import { toAccountMember } from '../staff/factors/account-factors.js';
import { Passkey } from '../staff/factors/passkey.entity.js';
import { Staff } from '../staff/staff.entity.js';
import { lockedAccount, recordFactors, settleRemoval } from './account-changes.js';
import { CHALLENGE_LIFETIME_MS, isChallenge, newChallenge } from './challenges.js';
import { SecondFactorKeys } from './keys.js';
import { issueRecoveryCodes, recoveryCodesLeft } from './recovery-codes.js';
import { SITE, type Site } from './totp.service.js';
import { UsedChallenge } from './used-challenge.entity.js';

/** Loaded on first use, with parsers for certificates of every kind. */
const webAuthn = () => import('@simplewebauthn/server');

const SIGN_IN = 'sign-in';
const additionOf = (staffId: number): string => `addition:${staffId}`;

/** Passkeys replace password and second factor: the device verifies a finger, a face or a PIN. */
@Injectable()
export class PasskeysService {
  private readonly logger = new Logger(PasskeysService.name);
  private readonly origin: string;
  private readonly host: string;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly keys: SecondFactorKeys,
    @Inject(SITE) private readonly site: Site,
  ) {
    ({ origin: this.origin, hostname: this.host } = new URL(site.PUBLIC_URL));
  }

  /** Browsers do not support passkeys for IP addresses. */
  get possible(): boolean {
    return isIP(this.host.replace(/^\[|\]$/g, '')) === 0;
  }

  async challenge(): Promise<PasskeyOptions> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      challenge: newChallenge(this.keys, SIGN_IN),
      userVerification: 'required',
      timeout: CHALLENGE_LIFETIME_MS,
    });
    return { ...options };
  }

  /** @throws AppError WRONG_PASSKEY */
  check({ answer }: PasskeyLogin): Promise<AccountMember> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const passkey = await manager.findOne(Passkey, { where: { credentialId: answer.id }, lock });
      if (!passkey) throw new AppError('WRONG_PASSKEY');
      const { id, staffId, credentialId, publicKey, counter, transports } = passkey;
      const { verifyAuthenticationResponse } = await webAuthn();
      const { verified, authenticationInfo } = await this.verified<VerifiedAuthenticationResponse>(() =>
        verifyAuthenticationResponse({
          response: answer as unknown as AuthenticationResponseJSON,
          expectedChallenge: (challenge) => isChallenge(this.keys, SIGN_IN, challenge) && this.isFirstUse(manager, challenge),
          ...this.expected,
          credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
        }),
      );
      const account = await manager.findOneBy(Staff, { id: staffId });
      if (!verified || account?.state !== 'active') throw new AppError('WRONG_PASSKEY');
      await manager.update(Passkey, id, { counter: authenticationInfo.newCounter, lastUsedAt: () => 'now()' });
      return toAccountMember(manager, account);
    });
  }

  async start(staffId: number): Promise<PasskeyOptions> {
    const { manager } = this.dataSource;
    const [account, passkeys] = await Promise.all([manager.findOneBy(Staff, { id: staffId }), this.of(manager, staffId)]);
    if (!account) throw new AppError('STAFF_ACCOUNT_NOT_FOUND', { id: staffId });
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpID: this.host,
      rpName: this.site.SITE_NAME,
      userName: account.email ?? account.name,
      userDisplayName: account.name,
      userID: new Uint8Array(this.keys.mac(`user:${staffId}`)),
      challenge: newChallenge(this.keys, additionOf(staffId)),
      timeout: CHALLENGE_LIFETIME_MS,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    });
    return { ...options };
  }

  /**
   * Returns recovery codes if the account had none.
   * @throws AppError WRONG_PASSKEY or TOO_MANY_PASSKEYS
   */
  add({ name, answer }: NewPasskey, { account: { id }, ...by }: CurrentStaff): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      const account = await lockedAccount(manager, id);
      if ((await this.of(manager, id)).length >= MAX_PASSKEYS) throw new AppError('TOO_MANY_PASSKEYS');
      const { verifyRegistrationResponse } = await webAuthn();
      const { registrationInfo } = await this.verified<VerifiedRegistrationResponse>(() =>
        verifyRegistrationResponse({
          response: answer as unknown as RegistrationResponseJSON,
          expectedChallenge: (challenge) =>
            isChallenge(this.keys, additionOf(id), challenge) && this.isFirstUse(manager, challenge),
          ...this.expected,
        }),
      );
      if (!registrationInfo) throw new AppError('WRONG_PASSKEY');
      const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
      const named = { staffId: id, name, credentialId, transports: transports as AuthenticatorTransport[] };
      const passkey = { ...named, publicKey: Buffer.from(publicKey), counter };
      const insert = manager.createQueryBuilder().insert().into(Passkey).values(passkey).orIgnore().returning('id');
      const added: { id: number }[] = (await insert.execute()).raw;
      if (added.length === 0) throw new AppError('WRONG_PASSKEY');
      await recordFactors(manager, account, by, { after: { passkey: name } });
      return (await recoveryCodesLeft(manager, id)) ? [] : issueRecoveryCodes(manager, this.keys, id);
    });
  }

  async rename(passkeyId: number, name: string, { account: { id: staffId } }: CurrentStaff): Promise<void> {
    const { affected } = await this.dataSource.manager.update(Passkey, { id: passkeyId, staffId }, { name });
    if (!affected) throw new AppError('PASSKEY_NOT_FOUND', { id: passkeyId });
  }

  remove(staffId: number, passkeyId: number, by: ActingStaff): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const account = await lockedAccount(manager, staffId);
      const passkey = await manager.findOneBy(Passkey, { id: passkeyId, staffId });
      if (!passkey) throw new AppError('PASSKEY_NOT_FOUND', { id: passkeyId });
      await manager.delete(Passkey, passkeyId);
      await settleRemoval(manager, account);
      await recordFactors(manager, account, by, { before: { passkey: passkey.name }, after: { passkey: null } });
    });
  }

  async list(staffId: number): Promise<OwnFactors['passkeys']> {
    const passkeys = await this.of(this.dataSource.manager, staffId);
    return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt: createdAt.toISOString() },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }

  private get expected() {
    return { expectedOrigin: this.origin, expectedRPID: this.host, requireUserVerification: true };
  }

  private of(manager: EntityManager, staffId: number): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { staffId }, order: { id: 'ASC' } });
  }

  /** The library throws different errors for invalid responses; callers get a single one. */
  private async verified<Result>(verify: () => Promise<Result>): Promise<Result> {
    try {
      return await verify();
    } catch (err) {
      this.logger.debug({ err }, 'passkey rejected');
      throw new AppError('WRONG_PASSKEY', {}, { cause: err });
    }
  }

  private async isFirstUse(manager: EntityManager, challenge: string): Promise<boolean> {
    const insert = manager.createQueryBuilder().insert().into(UsedChallenge).values({ challenge }).orIgnore();
    const added: unknown[] = (await insert.returning('challenge').execute()).raw;
    return added.length === 1;
  }
}
