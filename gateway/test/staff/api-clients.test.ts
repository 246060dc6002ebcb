import { createHash, createHmac } from 'node:crypto';
import { API_SCOPES, type ApiScope, type Endpoint, endpointPath, scopesOf } from '@dealership/contracts';
import { allEndpoints } from '@dealership/contracts/api';
import { audienceOf } from '@dealership/service-kit/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { json } from '../support/fake-upstream.js';
import { type Site, startGateway, TOKEN_SECRET } from '../support/gateway.js';
import { stopClock, type Time } from '../support/staff.js';

const staffCalls = Object.entries<Endpoint>(allEndpoints).filter(([, { access }]) => access === 'staff');

const DAY_MS = 24 * 3_600_000;

let site: Site;
let time: Time;
let made = 0;
const callCount = () => Object.values(site.upstreams).reduce((sum, { calls }) => sum + calls.length, 0);

/** A token as svc-accounts knows it. */
function tokenFor(...scopes: ApiScope[]): { token: string; revoke: () => void } {
  made += 1;
  const token = `dealer_${String(made).padStart(43, 'x')}`;
  const hash = createHash('sha256').update(token).digest('hex');
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  site.accounts.apiClients.set(hash, { id: made, name: 'Portal', scopes, expiresAt });
  return { token, revoke: () => site.accounts.apiClients.delete(hash) };
}

const call = ({ method, path }: Endpoint, token: string) =>
  supertest(site.url)
    [method.toLowerCase() as Lowercase<Endpoint['method']>](
      endpointPath({ path }, { id: 7, key: 'contact-7', name: 'dealer', file: 'meta.csv' }),
    )
    .set('authorization', `Bearer ${token}`);
const VEHICLES: Endpoint = allEndpoints.listStaffVehicles;

beforeAll(async () => {
  site = await startGateway({ TOKEN_RATE_LIMIT: '200' });
  time = stopClock(site);
});
beforeEach(() => {
  time.pass(60_001);
  for (const upstream of Object.values(site.upstreams)) upstream.behave = json({ ok: true });
});
afterAll(() => site.close());

describe('an API client', () => {
  it.each(API_SCOPES)('a client with the scope %s reads what it covers, and can make no other call', async (scope) => {
    const { token } = tokenFor(scope);
    const mistaken: string[] = [];
    for (const [name, endpoint] of staffCalls) {
      const before = callCount();
      const { status } = await call(endpoint, token);
      const isOpen = scopesOf(endpoint).includes(scope);
      if ((isOpen ? status !== 200 : ![401, 403].includes(status)) || callCount() !== before + (isOpen ? 1 : 0))
        mistaken.push(`${name}: ${status}`);
    }
    expect(mistaken).toEqual([]);
  });

  it('is passed to the service with its scopes, in a token for that service', async () => {
    const { token } = tokenFor('stock.read', 'content.read');
    const { headers } = await call(VEHICLES, token).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    const { authorization = '' } = site.upstreams.catalog.lastCall.headers;
    expect(authorization).not.toContain(token);
    const [head, claims = '', signature] = authorization.replace(/^Bearer /, '').split('.');
    const { key } = audienceOf(TOKEN_SECRET, 'svc-catalog');
    expect(createHmac('sha256', key).update(`${head}.${claims}`).digest('base64url')).toBe(signature);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      type: 'api-client',
      sub: String(made),
      scopes: ['stock.read', 'content.read'],
    });
  });

  it('loses access half a minute after its token was revoked', async () => {
    const { token, revoke } = tokenFor('stock.read');
    await call(VEHICLES, token).expect(200);
    revoke();
    time.pass(30_001);
    await call(VEHICLES, token).expect(401);
  });

  it('is rate-limited by itself, without affecting others', async () => {
    const { token } = tokenFor('stock.read');
    const statuses: number[] = [];
    for (let count = 0; count < 201; count += 1) statuses.push((await call(VEHICLES, token)).status);
    expect(statuses.lastIndexOf(200)).toBe(199);
    const { body, headers } = await call(VEHICLES, token).expect(429);
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(headers['retry-after']).toBe('60');
    await call(VEHICLES, tokenFor('stock.read').token).expect(200);
    time.pass(60_001);
    await call(VEHICLES, token).expect(200);
  });

  it('can try only a few invalid tokens a minute', async () => {
    const guess = (guessed: number) => call(VEHICLES, `dealer_${String(guessed).padStart(43, 'z')}`);
    const statuses: number[] = [];
    const { token: known } = tokenFor('stock.read');
    await call(VEHICLES, known).expect(200);
    for (let guessed = 0; guessed < 30; guessed += 1) statuses.push((await guess(guessed)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    const before = callCount();
    await guess(30).expect(429);
    expect(callCount()).toBe(before);
    time.pass(30_001);
    await call(VEHICLES, known).expect(200);
  });

  it.each([
    ['a token that nobody made', () => `dealer_${'y'.repeat(43)}`],
    [
      'a token that has ended',
      () => {
        const { token } = tokenFor('stock.read');
        time.pass(DAY_MS);
        return token;
      },
    ],
  ])('is refused with %s', async (_, bring) => {
    const { body } = await call(VEHICLES, bring()).expect(401);
    expect(body.code).toBe('API_TOKEN_INVALID');
  });

  it('reads public data like anybody else', async () => {
    await supertest(site.url).get('/api/vehicles/7').set('authorization', 'Bearer dealer_nobody').expect(200);
    expect(site.upstreams.catalog.lastCall.headers.authorization).toBeUndefined();
  });
});
