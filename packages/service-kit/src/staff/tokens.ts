import { createHmac } from 'node:crypto';
import type { ApiScope, Role } from '@dealership/contracts';
import { JwtService } from '@nestjs/jwt';

/** A member of staff who calls, as rights and audit rows know them. */
export interface StaffMember {
  /** The session's name in logs and audit rows, not what the browser proves it with. */
  sessionId: string;
  role: Role;
  /** From where. */
  address: string;
  person: { id: number; name: string };
}

/** A program that calls with a token which staff made. */
export interface ApiClient {
  /** Of the token. */
  id: number;
  scopes: readonly ApiScope[];
}

/** Who calls a service: staff, through a session at the gateway, a program with its token, or another process of the house. */
export type Caller =
  | { role: 'staff'; member: StaffMember }
  | { role: 'program'; program: ApiClient }
  | { role: 'service'; name: string };

export const TOKEN_LIFE_S = 60;

/** What signer and verifier agree on; a token of anybody else is none. */
export const TOKEN_RULES = { algorithm: 'HS256', issuer: 'dealership' } as const;

/** The process that calls go to, 'svc-catalog', and its own key: what is signed for it is worth nothing elsewhere. */
export interface TokenAudience {
  audience: string;
  key: string;
}

export interface TokenPayload {
  role: Caller['role'];
  /** The session's id, that of the program's token, or the service's name. */
  sub: string;
  /** Of staff. */
  member?: Omit<StaffMember, 'sessionId'>;
  /** Of a program. */
  scopes?: readonly ApiScope[];
}

const jwt = new JwtService();

/** The gateway's secret makes the key of each service (SERVICE_TOKEN_KEY); none of them reveals another, or the secret. */
export const audienceOf = (secret: string, audience: string): TokenAudience => ({
  audience,
  key: createHmac('sha256', secret).update(audience).digest('hex'),
});

const sign = ({ audience, key }: TokenAudience, payload: TokenPayload): string =>
  jwt.sign(payload, { ...TOKEN_RULES, audience, secret: key, expiresIn: TOKEN_LIFE_S });

/** For one call of staff. */
export const signStaffToken = (to: TokenAudience, { sessionId, ...member }: StaffMember): string =>
  sign(to, { role: 'staff', sub: sessionId, member });

/** For one call of a program. */
export const signProgramToken = (to: TokenAudience, { id, scopes }: ApiClient): string =>
  sign(to, { role: 'program', sub: String(id), scopes });

/** For one call between services. `name`: the process that calls. */
export const signServiceToken = (to: TokenAudience, name: string): string => sign(to, { role: 'service', sub: name });
