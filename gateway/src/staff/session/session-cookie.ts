import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';

const NAME = 'staff-session';
const SECURE_NAME = `__Host-${NAME}`;
const PAIR = new RegExp(`^\\s*(?:__Host-)?${NAME}=`);
const SESSION_COOKIE = new RegExp(`(?:^|;)\\s*(?:__Host-)?${NAME}=`);
const SECRET = /^[\w-]{43}$/;

/** Cheap: shows that there is a cookie to look up, not that it is valid. */
export const hasSessionCookie = (cookie: string | undefined): boolean => cookie !== undefined && SESSION_COOKIE.test(cookie);

/** The Cookie header without the session, which stays in the gateway; undefined when nothing else is left. */
export function withoutSessionCookie(cookie: string | undefined): string | undefined {
  if (!hasSessionCookie(cookie)) return cookie;
  const others = cookie?.split(';').filter((pair) => !PAIR.test(pair));
  return others?.join(';').trim() || undefined;
}

/** The session cookie. It lasts until the browser closes; the session ends on the server. */
@Injectable()
export class SessionCookie {
  readonly name: string;
  private readonly options: { path: '/'; httpOnly: true; sameSite: 'strict'; secure: boolean };

  constructor(@Inject(GATEWAY_ENV) { PUBLIC_URL }: GatewayEnv) {
    const secure = PUBLIC_URL.startsWith('https:');
    this.name = secure ? SECURE_NAME : NAME;
    this.options = { path: '/', httpOnly: true, sameSite: 'strict', secure };
  }

  read({ headers, server }: FastifyRequest): string | undefined {
    if (!headers.cookie || !hasSessionCookie(headers.cookie)) return undefined;
    const secret = server.parseCookie(headers.cookie)[this.name];
    return secret !== undefined && SECRET.test(secret) ? secret : undefined;
  }

  set(reply: FastifyReply, secret: string): void {
    reply.setCookie(this.name, secret, this.options);
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.options);
  }
}
