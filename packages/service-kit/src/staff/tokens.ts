import { JwtService } from '@nestjs/jwt';

/** Who calls a service: staff, through a session at the gateway, or another process of the house. */
export type Caller = { role: 'staff'; sessionId: string } | { role: 'service'; name: string };

export const TOKEN_LIFE_S = 60;

/** What signer and verifier agree on; a token of anybody else, or for anybody else, is none. */
export const TOKEN_RULES = { algorithm: 'HS256', issuer: 'dealership', audience: 'dealership-services' } as const;

export interface TokenPayload {
  role: Caller['role'];
  /** The session's id, or the service's name. */
  sub: string;
}

const jwt = new JwtService();

const sign = (secret: string, payload: TokenPayload): string =>
  jwt.sign(payload, { ...TOKEN_RULES, secret, expiresIn: TOKEN_LIFE_S });

/** For one call of staff. `sessionId`: the session's name in logs and audit rows, not what the browser proves it with. */
export const signStaffToken = (secret: string, sessionId: string): string => sign(secret, { role: 'staff', sub: sessionId });

/** For one call between services. `name`: the process that calls. */
export const signServiceToken = (secret: string, name: string): string => sign(secret, { role: 'service', sub: name });
