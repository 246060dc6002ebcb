import { createHmac } from 'node:crypto';
import type { StaffLogin } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { TOTP } from 'otpauth';
import { adminPassword, GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { Clock } from '../state/clock.js';
import { STATE_STORE, type StateStore } from '../state/state-store.js';

/** Longer than any code is good for. */
const CODE_REMEMBERED_MS = 5 * 60_000;

/** What staff prove themselves with: the password and, where the dealership uses one, the code of an authenticator app. */
@Injectable()
export class CredentialsService implements OnModuleInit {
  /** Another one as soon as password or authenticator change; it tells nothing about them. */
  readonly fingerprint: string;
  /** What a log-in is proven with. */
  readonly factors: string[];
  private readonly totp: TOTP | undefined;
  private hash = '';

  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    @Inject(STATE_STORE) private readonly state: StateStore,
    private readonly clock: Clock,
  ) {
    const { ADMIN_TOTP_SECRET: secret, SERVICE_TOKEN_SECRET } = env;
    this.totp = secret ? new TOTP({ secret }) : undefined;
    this.factors = ['password', ...(secret ? ['totp'] : [])];
    const text = JSON.stringify([adminPassword(env), secret]);
    this.fingerprint = createHmac('sha256', SERVICE_TOKEN_SECRET).update(text).digest('base64url');
  }

  async onModuleInit(): Promise<void> {
    const known = adminPassword(this.env);
    this.hash = 'hash' in known ? known.hash : await hash(known.plain);
  }

  /** @throws AppError WRONG_PASSWORD, LOGIN_CODE_REQUIRED or LOGIN_CODE_WRONG */
  async check({ password, code }: StaffLogin): Promise<void> {
    if (!(await verify(this.hash, password))) throw new AppError('WRONG_PASSWORD');
    if (!this.totp) return;
    if (!code) throw new AppError('LOGIN_CODE_REQUIRED');
    if (!(await this.isFreshCode(code))) throw new AppError('LOGIN_CODE_WRONG');
  }

  /** True once per code, in its own half minute: who read it over somebody's shoulder comes too late. */
  private async isFreshCode(code: string): Promise<boolean> {
    const timestamp = this.clock.now();
    if (this.totp?.validate({ token: code, timestamp, window: 0 }) !== 0) return false;
    const { count } = await this.state.add(`login-code:${TOTP.counter({ timestamp })}`, CODE_REMEMBERED_MS);
    return count === 1;
  }
}
