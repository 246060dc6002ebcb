import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { Clock } from '../../state/clock.js';

const PATH = '/api/admin';
const DAYS = 180;
const DAY_S = 24 * 60 * 60;
const NAME_BYTES = 16;
const ACCOUNT_SIGNS = 16;
/** Name, day of issue, signature. */
const VALUE = /^([\w-]{22})\.(\d{1,7})\.([\w-]{43})$/;

/** Account key for store keys and cookies; does not reveal the e-mail address. */
export const accountKey = (email: string | undefined): string =>
  createHash('sha256')
    .update((email ?? '').toLowerCase())
    .digest('hex')
    .slice(0, ACCOUNT_SIGNS);

/**
 * Marks a device as known to one account after a successful sign-in. It grants no access: it only keeps strangers'
 * failures from throttling this device.
 */
@Injectable()
export class KnownDevice {
  private readonly secure: boolean;
  private readonly key: Buffer;

  constructor(
    private readonly clock: Clock,
    @Inject(GATEWAY_ENV) { PUBLIC_URL, SERVICE_TOKEN_SECRET }: GatewayEnv,
  ) {
    this.secure = PUBLIC_URL.startsWith('https:');
    this.key = createHmac('sha256', SERVICE_TOKEN_SECRET).update('known-device').digest();
  }

  /** The device id; undefined if the account does not know the device. */
  read({ headers, server }: FastifyRequest, account: string): string | undefined {
    const cookie = this.cookieOf(account);
    if (!headers.cookie?.includes(cookie)) return undefined;
    const [, name, day, signature] = VALUE.exec(server.parseCookie(headers.cookie)[cookie] ?? '') ?? [];
    if (!name || !day || !signature || this.today() - Number(day) > DAYS) return undefined;
    const expected = this.sign(account, name, day);
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? name : undefined;
  }

  remember(reply: FastifyReply, account: string): void {
    const name = randomBytes(NAME_BYTES).toString('base64url');
    const day = String(this.today());
    reply.setCookie(this.cookieOf(account), `${name}.${day}.${this.sign(account, name, day)}`, {
      ...{ path: PATH, httpOnly: true, sameSite: 'strict', secure: this.secure },
      maxAge: DAYS * DAY_S,
    });
  }

  private cookieOf(account: string): string {
    return `${this.secure ? '__Secure-' : ''}staff-device-${account}`;
  }

  private today(): number {
    return Math.floor(this.clock.now() / (DAY_S * 1000));
  }

  private sign(account: string, name: string, day: string): string {
    return createHmac('sha256', this.key).update(`${account}.${name}.${day}`).digest('base64url');
  }
}
