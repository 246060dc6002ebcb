import { createHmac } from 'node:crypto';
import { type PasswordChange, staffValidationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { hashPassword, passwordProblem } from '@dealership/service-kit/passwords';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { TOTP } from 'otpauth';
import { adminPassword, GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { Clock } from '../../state/clock.js';
import { STATE_STORE, type StateStore } from '../../state/state-store.js';

/** Longer than any code is valid. */
const USED_CODE_TTL_MS = 5 * 60_000;

/**
 * Verifies the owner's configured password and, if one is set, the shared authenticator code. The configured password
 * applies until the owner changes it; configuring another one overrides the owner's.
 */
@Injectable()
export class CredentialsService implements OnModuleInit {
  /** Credentials of a log-in. */
  readonly factors: string[];
  private readonly totp: TOTP | undefined;
  private readonly changedKey: string;
  private readonly logger = new Logger(CredentialsService.name);
  private configuredHash = '';

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    @Inject(STATE_STORE) private readonly state: StateStore,
    private readonly clock: Clock,
  ) {
    const { ADMIN_TOTP_SECRET: secret } = env;
    this.totp = secret ? new TOTP({ secret }) : undefined;
    this.factors = ['password', ...(secret ? ['totp'] : [])];
    this.changedKey = `password:${this.digest(adminPassword(env))}`;
  }

  async onModuleInit(): Promise<void> {
    const known = adminPassword(this.env);
    if (this.env.NODE_ENV === 'production' && !this.totp)
      this.logger.warn('ADMIN_TOTP_SECRET is not set: staff sign in with the password alone');
    this.configuredHash = 'hash' in known ? known.hash : await hash(known.plain);
  }

  /** Changes whenever the password or the authenticator changes; reveals neither. */
  async fingerprint(): Promise<string> {
    return this.digest([adminPassword(this.env), this.env.ADMIN_TOTP_SECRET, await this.changedHash()]);
  }

  /** @throws AppError LOGIN_CODE_REQUIRED or LOGIN_CODE_WRONG */
  async checkCode(code: string | undefined): Promise<void> {
    if (!this.totp) return;
    if (!code) throw new AppError('LOGIN_CODE_REQUIRED');
    if (!(await this.isFreshCode(code))) throw new AppError('LOGIN_CODE_WRONG');
  }

  /** @throws AppError WRONG_PASSWORD, or VALIDATION_FAILED for a password that is too easily guessed */
  async change({ currentPassword, newPassword }: PasswordChange): Promise<void> {
    await this.checkPassword(currentPassword);
    if (passwordProblem(newPassword, this.env)) {
      const errors = [{ path: 'newPassword', message: staffValidationMessages.passwordWeak }];
      throw new AppError('VALIDATION_FAILED', {}, { errors });
    }
    await this.state.setPersistent(this.changedKey, await hashPassword(newPassword));
  }

  /** @throws AppError WRONG_PASSWORD */
  async checkPassword(password: string): Promise<void> {
    const known = (await this.changedHash()) ?? this.configuredHash;
    if (!(await verify(known, password))) throw new AppError('WRONG_PASSWORD');
  }

  private changedHash(): Promise<string | undefined> {
    return this.state.getPersistent(this.changedKey);
  }

  private digest(value: unknown): string {
    return createHmac('sha256', this.env.SERVICE_TOKEN_SECRET).update(JSON.stringify(value)).digest('base64url');
  }

  /** True once per code, within its own half minute: a code read over somebody's shoulder is useless. */
  private async isFreshCode(code: string): Promise<boolean> {
    const timestamp = this.clock.now();
    if (this.totp?.validate({ token: code, timestamp, window: 0 }) !== 0) return false;
    const { count } = await this.state.increment(`login-code:${TOTP.counter({ timestamp })}`, USED_CODE_TTL_MS);
    return count === 1;
  }
}
