import { type Endpoint, endpointPath, isAllowed, ROLES, type Role, type ServiceName } from '@dealership/contracts';
import { allEndpoints } from '@dealership/contracts/api';
import { JwtService } from '@nestjs/jwt';
import { signServiceToken, signStaffToken, TOKEN_LIFETIME_S, TOKEN_RULES, type TokenAudience } from '../../staff/tokens.js';

const MEMBER = { address: '203.0.113.7', account: { id: 1, name: 'Owner' } };
const PAYLOAD = { type: 'staff', sub: 'session-1', member: { role: 'owner', ...MEMBER } };

/** Headers of a call as the gateway makes it for staff of that role. */
export const asMember = (to: TokenAudience, role: Role = 'owner'): { authorization: string } => ({
  authorization: `Bearer ${signStaffToken(to, { sessionId: 'session-1', role, ...MEMBER })}`,
});

const now = (): number => Math.floor(Date.now() / 1000);

function unsigned(aud: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { issuer: iss } = TOKEN_RULES;
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...PAYLOAD, iss, aud, iat: now(), exp: now() + TOKEN_LIFETIME_S })}.`;
}

const WITHOUT_TOKEN: [who: string, headers: Record<string, string>][] = [['nothing', {}]];

/**
 * Callers who are not staff, with their headers. `to`: the called service. Unknown, logged-out or cross-site sessions
 * reach a service without a token: only the gateway reads cookies.
 */
export function unauthorizedCallers(to: TokenAudience): [who: string, headers: Record<string, string>][] {
  const jwt = new JwtService();
  const { audience, key: secret } = to;
  const signed = (payload: object, changes: object = {}): string =>
    jwt.sign(payload, { ...TOKEN_RULES, audience, secret, expiresIn: TOKEN_LIFETIME_S, ...changes });
  const bearers: [string, string][] = [
    ['any bearer', 'admin'],
    ['a token of algorithm none', unsigned(audience)],
    ['a token of another algorithm', signed(PAYLOAD, { algorithm: 'HS512' })],
    ['a token of another secret', signed(PAYLOAD, { secret: `${secret}.` })],
    ['a token of another issuer', signed(PAYLOAD, { issuer: 'somebody' })],
    ['a token for another service', signed(PAYLOAD, { audience: 'svc-other' })],
    ['a token for all services', signed(PAYLOAD, { audience: 'dealership-services' })],
    ['an expired token', signed(PAYLOAD, { expiresIn: -1 })],
    ['a token that outlives ours', signed({ ...PAYLOAD, iat: now() - TOKEN_LIFETIME_S - 1 }, { expiresIn: 3600 })],
    ['a token of an unknown caller', signed({ ...PAYLOAD, type: 'owner' })],
    ['a token of an unknown role', signed({ ...PAYLOAD, member: { role: 'director', ...MEMBER } })],
    ['a token without a role', signed({ type: 'staff', sub: 'session-1' })],
    ['a token without a session', signed({ ...PAYLOAD, sub: undefined })],
    ['a token of an API client without scopes', signed({ type: 'api-client', sub: '1' })],
    ['a token of a service', signServiceToken(to, 'notifier')],
  ];
  return [
    ...WITHOUT_TOKEN,
    ['a cookie', { cookie: 'staff-session=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG' }],
    [
      'a cookie from another site',
      { cookie: '__Host-staff-session=x', origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['a token that is no bearer', { authorization: `Basic ${asMember(to).authorization.replace('Bearer ', '')}` }],
    ...bearers.map(([who, token]): [string, Record<string, string>] => [who, { authorization: `Bearer ${token}` }]),
  ];
}

/** All staff routes of a service in the contract, by name, so that new ones are covered. */
export const staffRoutesOf = (service: ServiceName): [name: string, endpoint: Endpoint][] =>
  Object.entries<Endpoint>(allEndpoints).filter(
    ([, { access, ...endpoint }]) => access === 'staff' && endpoint.service === service,
  );

/** For all staff paths. */
const UPLOAD = '7d2f1a54-8c1e-4f0b-9d43-0c6a5e1b2f90';
const PARAMETERS = { id: 1, key: 'contact-1', name: 'dealer', file: 'vehicles.json', step: 'paid', row: 2, upload: UPLOAD };

async function statusOf(url: string, { method, path, stream }: Endpoint, headers: Record<string, string>): Promise<number> {
  const body = method === 'GET' ? {} : { body: '{}', headers: { ...headers, 'content-type': 'application/json' } };
  const answer = await fetch(url + endpointPath({ path }, PARAMETERS), { method, headers, ...body });
  // Streams never end.
  if (stream) await answer.body?.cancel();
  else await answer.arrayBuffer();
  return answer.status;
}

/**
 * Calls each staff route of a service without a token, and one also as every other non-staff caller: the same guard
 * decides them all. Returns the calls whose answer was not 401, with its status.
 */
export async function admittedCalls(service: ServiceName, url: string, to: TokenAudience): Promise<string[]> {
  const admitted: string[] = [];
  for (const [index, [name, endpoint]] of staffRoutesOf(service).entries())
    for (const [who, headers] of index === 0 ? unauthorizedCallers(to) : WITHOUT_TOKEN) {
      const status = await statusOf(url, endpoint, headers);
      if (status !== 401) admitted.push(`${name} for ${who}: ${status}`);
    }
  return admitted;
}

/**
 * Calls each staff route of a service as staff of the roles that its permission does not allow. Returns the calls whose
 * answer was not 403, with its status.
 */
export async function callsOfOtherRoles(service: ServiceName, url: string, to: TokenAudience): Promise<string[]> {
  const admitted: string[] = [];
  for (const [name, endpoint] of staffRoutesOf(service))
    for (const role of ROLES.filter((other) => !isAllowed(other, endpoint.permission))) {
      const status = await statusOf(url, endpoint, asMember(to, role));
      if (status !== 403) admitted.push(`${name} for ${role}: ${status}`);
    }
  return admitted;
}
