import { AppError } from '@dealership/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { Clock } from '../../state/clock.js';
import { STATE_STORE, type StateStore } from '../../state/state-store.js';
import { networkOf } from '../address-network.js';

/** Failures of strangers within the window that are not throttled yet: overall, and per account. */
export const FREE_FAILURES = 20;
export const FREE_FAILURES_OF_ACCOUNT = 10;
const INITIAL_DELAY_MS = 1000;
export const MAX_DELAY_MS = 30_000;
const KNOWN_ADDRESS_TTL_MS = 30 * 24 * 60 * 60_000;

/** A log-in attempt. */
export interface Attempt {
  ip: string;
  /** The account; undefined: the owner's while it is the only one, or that of a passkey. */
  account?: string | undefined;
  /** Device id, if somebody signed in to that account on it before. */
  device?: string | undefined;
  /** Already signed in: strangers' failures do not count. */
  session?: string;
  /** Unguessable factors are not throttled by strangers' failures. */
  unguessable?: boolean;
}

/** Counters that include an attempt until it is forgiven. */
export type CountedKeys = readonly string[];

const ALL = 'login-failures';
const addressKey = (address: string): string => `login-failures:${address}`;
const accountFailuresKey = (account: string): string => `login-failures-at:${account}`;
const deviceKey = (device: string): string => `login-failures-of:${device}`;
const queueKey = (scope: string): string => `login-queue:${scope}`;
const ticketKey = (scope: string, address: string): string => `login-ticket:${scope}:${address}`;
const knownKey = (address: string, account = ''): string => `login-known:${address}:${account}`;

const delayAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(INITIAL_DELAY_MS * 2 ** (failures - free), MAX_DELAY_MS);

const tooMany = (waitMs: number): AppError =>
  new AppError('TOO_MANY_LOGINS', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });

/**
 * Throttles password guessing. A known device has its own small quota of failures per window, independent of strangers;
 * so has each address. Beyond that all strangers share one turn per pause, per account and overall, from however many
 * addresses. The pause grows to half a minute and never locks anybody out for good. Turns are given first come, first
 * served; asking too early counts as another failure. An address from which staff signed in within the last month does
 * not wait for strangers.
 */
@Injectable()
export class LoginThrottleService {
  private readonly limit: number;
  private readonly window: number;

  constructor(
    @Inject(STATE_STORE) private readonly state: StateStore,
    private readonly clock: Clock,
    @Inject(GATEWAY_ENV) { LOGIN_RATE_LIMIT, LOGIN_RATE_WINDOW }: GatewayEnv,
  ) {
    this.limit = LOGIN_RATE_LIMIT;
    this.window = LOGIN_RATE_WINDOW * 1000;
  }

  /**
   * Counts an attempt as a failure up front, until `revert` takes it back, so that concurrent attempts do not slip
   * through.
   * @throws AppError TOO_MANY_LOGINS with `retryAfter` in seconds
   */
  async begin({ ip, account, device, session, unguessable }: Attempt): Promise<CountedKeys> {
    if (session !== undefined) {
      const { count, expiresInMs } = await this.state.increment(deviceKey(session), this.window);
      if (count > this.limit) throw tooMany(expiresInMs);
      return [deviceKey(session)];
    }
    if (device !== undefined) {
      const { count } = await this.state.increment(deviceKey(device), this.window);
      if (count <= this.limit) return [deviceKey(device)];
    }
    const address = networkOf(ip);
    const own = await this.state.increment(addressKey(address), this.window);
    if (own.count > this.limit) throw tooMany(own.expiresInMs);
    if (unguessable) return [addressKey(address)];
    const all = { key: ALL, free: FREE_FAILURES, known: knownKey(address) };
    const one = account && {
      key: accountFailuresKey(account),
      free: FREE_FAILURES_OF_ACCOUNT,
      known: knownKey(address, account),
    };
    const scopes = [...(one ? [one] : []), all];
    const keys = scopes.map(({ key }) => key);
    const counts = await Promise.all(keys.map((key) => this.state.increment(key, this.window)));
    for (const [index, scope] of scopes.entries()) {
      const delay = delayAfter((counts[index]?.count ?? 1) - 1, scope.free);
      if (delay === 0 || (await this.state.get(scope.known, KNOWN_ADDRESS_TTL_MS)) !== undefined) continue;
      const waits = await this.waitFor(scope.key, address, delay);
      // One turn is enough: after waiting for the account there is no second wait for the global turn.
      if (waits === 0) break;
      // No password was tried, so do not lengthen the pause for others.
      await this.revert(keys);
      throw tooMany(waits);
    }
    return [addressKey(address), ...keys];
  }

  /** Milliseconds until the address's turn; 0 when it is now. */
  private async waitFor(scope: string, address: string, delay: number): Promise<number> {
    const now = this.clock.now();
    const ticket = await this.state.get(ticketKey(scope, address), this.window);
    if (ticket !== undefined && Number(ticket) > now) return Number(ticket) - now;
    if (ticket !== undefined) {
      await this.state.delete(ticketKey(scope, address));
      return 0;
    }
    const place = await this.state.increment(queueKey(scope), this.window);
    const opened = now - (this.window - place.expiresInMs);
    const turn = opened + (place.count - 1) * delay;
    if (turn <= now) return 0;
    await this.state.set(ticketKey(scope, address), String(turn), this.window);
    await this.state.decrement(addressKey(address));
    return turn - now;
  }

  async revert(counted: CountedKeys): Promise<void> {
    for (const key of counted) await this.state.decrement(key);
  }

  async succeeded({ ip, account }: Attempt, counted: CountedKeys): Promise<void> {
    await this.revert(counted);
    const address = networkOf(ip);
    await this.state.set(knownKey(address), '1', KNOWN_ADDRESS_TTL_MS);
    if (account !== undefined) await this.state.set(knownKey(address, account), '1', KNOWN_ADDRESS_TTL_MS);
  }

  /** Whether this is the address's first refusal within the window: the audit gets one row for all. */
  async isFirstRefusal({ ip }: Attempt): Promise<boolean> {
    const { count } = await this.state.increment(`login-refused:${networkOf(ip)}`, this.window);
    return count === 1;
  }
}
