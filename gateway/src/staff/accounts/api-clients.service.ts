import { createHash } from 'node:crypto';
import { type ActiveApiToken, activeApiToken, isApiToken, isInScope, type Permission } from '@dealership/contracts';
import { checkApiToken } from '@dealership/contracts/staff/accounts/endpoints';
import { AppError } from '@dealership/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { Clock } from '../../state/clock.js';
import { STATE_STORE, type StateStore } from '../../state/state-store.js';
import { networkOf } from '../address-network.js';
import { AccountsClient, MEMBER_TTL_MS } from './accounts.client.js';

const MAX_CACHED_TOKENS = 1000;
/** Invalid tokens per network and minute: a client with a revoked token retries for hours. */
const MAX_INVALID_TOKENS = 30;
const MINUTE_MS = 60_000;

const BEARER = /^Bearer (\S{1,200})$/i;

/** API clients with a token that staff created: read-only, limited to their scopes and to so many calls a minute. */
@Injectable()
export class ApiClientsService {
  private readonly limit: number;
  private readonly cache = new LRUCache<string, { apiClient: ActiveApiToken; refreshAt: number }>({ max: MAX_CACHED_TOKENS });

  constructor(
    private readonly accounts: AccountsClient,
    private readonly clock: Clock,
    @Inject(STATE_STORE) private readonly state: StateStore,
    @Inject(GATEWAY_ENV) { TOKEN_RATE_LIMIT }: GatewayEnv,
  ) {
    this.limit = TOKEN_RATE_LIMIT;
  }

  /** The bearer token of a request, if any. */
  tokenOf({ headers }: FastifyRequest): string | undefined {
    const [, token] = BEARER.exec(headers.authorization ?? '') ?? [];
    return token !== undefined && isApiToken(token) ? token : undefined;
  }

  /**
   * Lets an API client read what the permission covers.
   * @throws AppError API_TOKEN_INVALID, INSUFFICIENT_SCOPE, or TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async authorize(request: FastifyRequest, token: string, permission: Permission | undefined): Promise<void> {
    const apiClient = await this.find(token, request.ip);
    await this.count(`token:${apiClient.id}`, this.limit);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !isInScope(apiClient.scopes, permission)) throw new AppError('INSUFFICIENT_SCOPE');
    request.apiClient = apiClient;
  }

  private async find(token: string, ip: string): Promise<ActiveApiToken> {
    const hash = createHash('sha256').update(token).digest('hex');
    const now = this.clock.now();
    const cached = this.cache.get(hash);
    const apiClient = cached && now < cached.refreshAt ? cached.apiClient : await this.check(hash, ip);
    if (Date.parse(apiClient.expiresAt) <= now) throw new AppError('API_TOKEN_INVALID');
    return apiClient;
  }

  private async check(hash: string, ip: string): Promise<ActiveApiToken> {
    const misses = `token-misses:${networkOf(ip)}`;
    // Counted before the call, so that guesses over the limit cost svc-accounts nothing. They stop no known client.
    const isKnown = this.cache.has(hash);
    if (!isKnown) await this.count(misses, MAX_INVALID_TOKENS);
    try {
      const apiClient = await this.accounts.ask(checkApiToken, activeApiToken, { hash });
      this.cache.set(hash, { apiClient, refreshAt: this.clock.now() + MEMBER_TTL_MS });
      if (!isKnown) await this.state.decrement(misses);
      return apiClient;
    } catch (error) {
      this.cache.delete(hash);
      const isInvalid = error instanceof AppError && error.code === 'API_TOKEN_INVALID';
      if (!isKnown && !isInvalid) await this.state.decrement(misses);
      throw error;
    }
  }

  private async count(key: string, limit: number): Promise<void> {
    const { count, expiresInMs } = await this.state.increment(key, MINUTE_MS);
    if (count > limit) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(expiresInMs / 1000)) });
  }
}
