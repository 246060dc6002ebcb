import {
  type AccountMember,
  type AccountPasswordChange,
  accountMember,
  type Endpoint,
  type EndpointTypes,
  ERROR_CODES,
  type ErrorBody,
  endpointPath,
  type PasskeyLogin,
  type SignInRecord,
  type StaffLogin,
} from '@dealership/contracts';
import {
  changeAccountPassword,
  checkAccountPassword,
  checkApiToken,
  checkPasskey,
  checkSignIn,
  getAccountMember,
  recordSignIn,
} from '@dealership/contracts/staff/accounts/endpoints';
import { AppError } from '@dealership/service-kit';
import { audienceOf, signServiceToken, type TokenAudience } from '@dealership/service-kit/staff';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { Clock } from '../../state/clock.js';
import { connectionEnded } from '../../upstreams/upstream-failure.js';
import { UpstreamsService } from '../../upstreams/upstreams.service.js';

/** How long a member's account is cached. */
export const MEMBER_TTL_MS = 30_000;
/** How long to skip svc-accounts after it failed. */
const RETRY_DELAY_MS = 5000;
const TIMEOUT_MS = 3000;
const RETRY_AFTER_S = 5;
const MAX_CACHED_MEMBERS = 1000;
/** Safe to repeat, so a lost answer is asked for again, as for reads. Only `lastUsedAt` of an API token is written. */
const REPEATABLE: ReadonlySet<Endpoint> = new Set<Endpoint>([checkSignIn, checkAccountPassword, checkApiToken]);

interface CachedMember {
  /** Undefined until the first read succeeds. */
  member: AccountMember | undefined;
  /** A read in progress, or one that failed. */
  read?: Promise<AccountMember | undefined>;
  refreshAt: number;
}

/** Client of svc-accounts for the accounts of staff. */
@Injectable()
export class AccountsClient {
  private readonly logger = new Logger(AccountsClient.name);
  private readonly to: TokenAudience;
  private readonly cache = new LRUCache<number, CachedMember>({ max: MAX_CACHED_MEMBERS });

  constructor(
    private readonly upstreams: UpstreamsService,
    private readonly clock: Clock,
    @Inject(GATEWAY_ENV) { SERVICE_TOKEN_SECRET }: GatewayEnv,
  ) {
    this.to = audienceOf(SERVICE_TOKEN_SECRET, 'svc-accounts');
  }

  /** @throws AppError STAFF_EMAIL_REQUIRED, WRONG_CREDENTIALS, or UPSTREAM_UNAVAILABLE with `retryAfter` in seconds */
  async check({ email, password }: StaffLogin): Promise<AccountMember> {
    return this.remember(this.read(await this.call(checkSignIn, {}, { email, password })));
  }

  /** @throws AppError WRONG_PASSKEY or UPSTREAM_UNAVAILABLE */
  async checkPasskey(login: PasskeyLogin): Promise<AccountMember> {
    return this.remember(this.read(await this.call(checkPasskey, {}, login)));
  }

  /** @throws AppError WRONG_PASSWORD, VALIDATION_FAILED or UPSTREAM_UNAVAILABLE */
  async changePassword(id: number, change: AccountPasswordChange): Promise<AccountMember> {
    return this.remember(this.read(await this.call(changeAccountPassword, { id }, change)));
  }

  /** Records a log-in or its refusal in the audit. The log has it too, so a failure here locks nobody out. */
  async record(record: SignInRecord): Promise<void> {
    try {
      await this.call(recordSignIn, {}, record);
    } catch (err) {
      this.logger.warn({ err, action: record.action }, 'session event missing from the audit log');
    }
  }

  /**
   * The member as cached, at most half a minute old while svc-accounts answers, else as last known. Undefined: not known.
   */
  async current(id: number): Promise<AccountMember | undefined> {
    const now = this.clock.now();
    const cached = this.cache.get(id);
    // Concurrent requests share one read: none gets by with what may be hours old.
    if (cached && now < cached.refreshAt) return (await cached.read) ?? cached.member;
    const read = this.fetch(id);
    this.cache.set(id, { member: cached?.member, read, refreshAt: now + RETRY_DELAY_MS });
    return (await read) ?? cached?.member;
  }

  /** The member as of now. Undefined: svc-accounts is unavailable. */
  async fetch(id: number): Promise<AccountMember | undefined> {
    try {
      return this.remember(this.read(await this.call(getAccountMember, { id })));
    } catch (err) {
      const cached = this.cache.get(id)?.member;
      if (err instanceof AppError && err.code === 'STAFF_ACCOUNT_NOT_FOUND' && cached)
        return this.remember({ ...cached, active: false });
      this.logger.warn({ err }, 'session not rechecked: svc-accounts unavailable');
      return undefined;
    }
  }

  /** The answer of any other call of svc-accounts. @throws AppError as it answers, or UPSTREAM_UNAVAILABLE */
  async ask<Types extends EndpointTypes, Answer>(
    endpoint: Endpoint<Types>,
    shape: z.ZodType<Answer>,
    body: Types['body'],
  ): Promise<Answer> {
    return this.parse(shape, await this.call(endpoint, {}, body));
  }

  private read(json: unknown): AccountMember {
    return this.parse(accountMember, json);
  }

  private parse<Answer>(shape: z.ZodType<Answer>, json: unknown): Answer {
    const { data, error } = shape.safeParse(json);
    if (error) throw this.unavailable(error);
    return data;
  }

  private remember(member: AccountMember): AccountMember {
    this.cache.set(member.id, { member, refreshAt: this.clock.now() + MEMBER_TTL_MS });
    return member;
  }

  /** Calls svc-accounts as the gateway. @throws AppError of its answer, UPSTREAM_UNAVAILABLE without one */
  async call<Types extends EndpointTypes>(
    endpoint: Endpoint<Types>,
    params: object,
    body?: Types['body'],
  ): Promise<Types['response']> {
    const { statusCode, json } = await this.send(endpoint, params, body);
    if (statusCode < 400) return json as Types['response'];
    const { code, errors } = (json ?? {}) as Partial<ErrorBody>;
    if (statusCode < 500 && code && Object.hasOwn(ERROR_CODES, code)) throw new AppError(code, {}, { ...(errors && { errors }) });
    throw this.unavailable(new Error(`svc-accounts answered ${statusCode}`));
  }

  private async send(
    endpoint: Endpoint,
    params: object,
    body: unknown,
    isRetry = false,
  ): Promise<{ statusCode: number; json: unknown }> {
    const { method, path } = endpoint;
    try {
      const response = await this.upstreams.agent.request({
        origin: this.upstreams.origin('accounts'),
        path: endpointPath({ path }, params),
        method,
        headers: {
          authorization: `Bearer ${signServiceToken(this.to, 'gateway')}`,
          // A content type without a body would be misleading.
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
      });
      const text = await response.body.text();
      return { statusCode: response.statusCode, json: text ? JSON.parse(text) : undefined };
    } catch (cause) {
      const isRepeatable = method === 'GET' || REPEATABLE.has(endpoint);
      if (!isRetry && isRepeatable && connectionEnded(cause)) return this.send(endpoint, params, body, true);
      throw this.unavailable(cause);
    }
  }

  private unavailable(cause: unknown): AppError {
    return new AppError('UPSTREAM_UNAVAILABLE', { retryAfter: RETRY_AFTER_S }, { cause });
  }
}
