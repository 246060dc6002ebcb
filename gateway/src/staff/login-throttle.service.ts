import { AppError } from '@dealership/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { Clock } from '../state/clock.js';
import { STATE_STORE, type StateStore } from '../state/state-store.js';
import { networkOf } from './address-network.js';

/** Failures of strangers within the window that are not throttled yet: overall, and per account. */
export const FREE_FAILURES = 20;
export const FREE_FAILURES_OF_ACCOUNT = 10;
const FIRST_PAUSE_MS = 1000;
export const LONGEST_PAUSE_MS = 30_000;
const KNOWN_MS = 30 * 24 * 60 * 60_000;

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
export type Counted = readonly string[];

const ALL = 'login-failures';
const ofAddress = (address: string): string => `login-failures:${address}`;
const ofAccount = (account: string): string => `login-failures-at:${account}`;
const ofDevice = (device: string): string => `login-failures-of:${device}`;
const queueOf = (scope: string): string => `login-queue:${scope}`;
const ticketOf = (scope: string, address: string): string => `login-ticket:${scope}:${address}`;
const known = (address: string, account = ''): string => `login-known:${address}:${account}`;

const pauseAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - free), LONGEST_PAUSE_MS);

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
   * Counts an attempt as a failure up front, until `forgive` reverts it, so that concurrent attempts do not slip
   * through.
   * @throws AppError TOO_MANY_LOGINS with `retryAfter` in seconds
   */
  async begin({ ip, account, device, session, unguessable }: Attempt): Promise<Counted> {
    if (session !== undefined) {
      const { count, endsIn } = await this.state.add(ofDevice(session), this.window);
      if (count > this.limit) throw tooMany(endsIn);
      return [ofDevice(session)];
    }
    if (device !== undefined) {
      const { count } = await this.state.add(ofDevice(device), this.window);
      if (count <= this.limit) return [ofDevice(device)];
    }
    const address = networkOf(ip);
    const own = await this.state.add(ofAddress(address), this.window);
    if (own.count > this.limit) throw tooMany(own.endsIn);
    if (unguessable) return [ofAddress(address)];
    const all = { key: ALL, free: FREE_FAILURES, known: known(address) };
    const one = account && { key: ofAccount(account), free: FREE_FAILURES_OF_ACCOUNT, known: known(address, account) };
    const scopes = [...(one ? [one] : []), all];
    const keys = scopes.map(({ key }) => key);
    const counts = await Promise.all(keys.map((key) => this.state.add(key, this.window)));
    for (const [index, scope] of scopes.entries()) {
      const pause = pauseAfter((counts[index]?.count ?? 1) - 1, scope.free);
      if (pause === 0 || (await this.state.use(scope.known, KNOWN_MS)) !== undefined) continue;
      const waits = await this.waitFor(scope.key, address, pause);
      // One turn is enough: after waiting for the account there is no second wait for the global turn.
      if (waits === 0) break;
      // No password was tried, so do not lengthen the pause for others.
      await this.forgive(keys);
      throw tooMany(waits);
    }
    return [ofAddress(address), ...keys];
  }

  /** Milliseconds until the address's turn; 0 when it is now. */
  private async waitFor(scope: string, address: string, pause: number): Promise<number> {
    const now = this.clock.now();
    const ticket = await this.state.use(ticketOf(scope, address), this.window);
    if (ticket !== undefined && Number(ticket) > now) return Number(ticket) - now;
    if (ticket !== undefined) {
      await this.state.drop(ticketOf(scope, address));
      return 0;
    }
    const place = await this.state.add(queueOf(scope), this.window);
    const opened = now - (this.window - place.endsIn);
    const turn = opened + (place.count - 1) * pause;
    if (turn <= now) return 0;
    await this.state.put(ticketOf(scope, address), String(turn), this.window);
    await this.state.decrement(ofAddress(address));
    return turn - now;
  }

  async forgive(counted: Counted): Promise<void> {
    for (const key of counted) await this.state.decrement(key);
  }

  async succeeded({ ip, account }: Attempt, counted: Counted): Promise<void> {
    await this.forgive(counted);
    const address = networkOf(ip);
    await this.state.put(known(address), '1', KNOWN_MS);
    if (account !== undefined) await this.state.put(known(address, account), '1', KNOWN_MS);
  }

  /** Whether this is the address's first refusal within the window: the audit gets one row for all. */
  async isFirstRefusal({ ip }: Attempt): Promise<boolean> {
    const { count } = await this.state.add(`login-refused:${networkOf(ip)}`, this.window);
    return count === 1;
  }
}
