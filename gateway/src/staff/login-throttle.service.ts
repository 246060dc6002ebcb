import { AppError } from '@dealership/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { Clock } from '../state/clock.js';
import { STATE_STORE, type StateStore } from '../state/state-store.js';
import { networkOf } from './address-network.js';

/** Failures of all strangers together, within the window, that slow nobody down. */
export const FREE_FAILURES = 20;
const FIRST_PAUSE_MS = 1000;
export const LONGEST_PAUSE_MS = 30_000;
const KNOWN_MS = 30 * 24 * 60 * 60_000;

const ALL = 'login-failures';
const QUEUE = 'login-queue';
const ofAddress = (address: string): string => `login-failures:${address}`;
const ticketOf = (address: string): string => `login-ticket:${address}`;
const known = (address: string): string => `login-known:${address}`;

const pauseAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - FREE_FAILURES), LONGEST_PAUSE_MS);

const tooMany = (waitMs: number): AppError =>
  new AppError('TOO_MANY_LOGINS', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });

/**
 * Holds guessing back. An address has a few failures per window. Behind that, however many addresses take part, strangers
 * get one turn per pause; the pause grows to half a minute and never shuts anybody out for good. Turns are given in the order in
 * which addresses asked: each is answered when its own comes, and asking before that is one more failure. An address from which staff
 * signed in within the last month does not wait for strangers.
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
   * Counts an attempt as a failure until `forgive` takes it back, so that attempts at the same time do not slip through.
   * @throws AppError TOO_MANY_LOGINS with `retryAfter` in seconds
   */
  async begin(ip: string): Promise<void> {
    const address = networkOf(ip);
    const own = await this.state.add(ofAddress(address), this.window);
    if (own.count > this.limit) throw tooMany(own.endsIn);
    const all = await this.state.add(ALL, this.window);
    const pause = pauseAfter(all.count - 1);
    if (pause === 0 || (await this.state.use(known(address), KNOWN_MS)) !== undefined) return;
    const waits = await this.waitFor(address, pause);
    if (waits === 0) return;
    // No password was tried, so nobody else has to wait longer for it.
    await this.state.takeBack(ALL);
    throw tooMany(waits);
  }

  /** Milliseconds until the turn of that address; 0 when it is now. */
  private async waitFor(address: string, pause: number): Promise<number> {
    const now = this.clock.now();
    const ticket = await this.state.use(ticketOf(address), this.window);
    if (ticket !== undefined && Number(ticket) > now) return Number(ticket) - now;
    if (ticket !== undefined) {
      await this.state.drop(ticketOf(address));
      return 0;
    }
    const place = await this.state.add(QUEUE, this.window);
    const opened = now - (this.window - place.endsIn);
    const turn = opened + (place.count - 1) * pause;
    if (turn <= now) return 0;
    await this.state.put(ticketOf(address), String(turn), this.window);
    await this.state.takeBack(ofAddress(address));
    return turn - now;
  }

  async forgive(ip: string): Promise<void> {
    await this.state.takeBack(ofAddress(networkOf(ip)));
    await this.state.takeBack(ALL);
  }

  async succeeded(ip: string): Promise<void> {
    await this.forgive(ip);
    await this.state.put(known(networkOf(ip)), '1', KNOWN_MS);
  }
}
