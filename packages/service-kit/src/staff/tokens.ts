import { createHmac, createSecretKey } from 'node:crypto';
import type { ApiScope, Role } from '@dealership/contracts';
import { JwtService } from '@nestjs/jwt';

/** The calling member of staff, for authorisation and audit. */
export interface StaffMember {
  /** Session id for logs and audit rows, not the browser's secret. */
  sessionId: string;
  role: Role;
  /** Client address. */
  address: string;
  account: { id: number; name: string };
}

/** An API client with a token created by staff. */
export interface ApiClient {
  /** Id of the token. */
  id: number;
  scopes: readonly ApiScope[];
}

/** The caller of a service: staff through a session at the gateway, an API client, or another process. */
export type Caller =
  | { type: 'staff'; member: StaffMember }
  | { type: 'api-client'; apiClient: ApiClient }
  | { type: 'service'; name: string };

export const TOKEN_LIFETIME_S = 60;

/** Claims shared by signer and verifier. */
export const TOKEN_RULES = { algorithm: 'HS256', issuer: 'dealership' } as const;

/** The called process, 'svc-catalog', and its own key: tokens for it are invalid elsewhere. */
export interface TokenAudience {
  audience: string;
  key: string;
}

export interface TokenPayload {
  type: Caller['type'];
  /** Id of the session or API token, or the service's name. */
  sub: string;
  /** Staff only. `person`: the account. */
  member?: Omit<StaffMember, 'sessionId' | 'account'> & { person: StaffMember['account'] };
  /** API clients only. */
  scopes?: readonly ApiScope[];
}

const jwt = new JwtService();

/** Derives each service's key (SERVICE_TOKEN_KEY) from the gateway's secret; none reveals another, or the secret. */
export const audienceOf = (secret: string, audience: string): TokenAudience => ({
  audience,
  key: createHmac('sha256', secret).update(audience).digest('hex'),
});

/**
 * A KeyObject, which jsonwebtoken accepts though Nest's and Passport's types do not know it. It would first try to read
 * a string as an asymmetric key, at four times the cost of a signature.
 */
export const secretKey = (key: string): Buffer => createSecretKey(Buffer.from(key)) as unknown as Buffer;

const sign = ({ audience, key }: TokenAudience, payload: TokenPayload): string =>
  jwt.sign(payload, { ...TOKEN_RULES, audience, secret: secretKey(key), expiresIn: TOKEN_LIFETIME_S });

/** For one staff call. */
export const signStaffToken = (to: TokenAudience, { sessionId, account, ...member }: StaffMember): string =>
  sign(to, { type: 'staff', sub: sessionId, member: { ...member, person: account } });

/** For one call of an API client. */
export const signApiClientToken = (to: TokenAudience, { id, scopes }: ApiClient): string =>
  sign(to, { type: 'api-client', sub: String(id), scopes });

/** For one call between services. `name`: the calling process. */
export const signServiceToken = (to: TokenAudience, name: string): string => sign(to, { type: 'service', sub: name });
