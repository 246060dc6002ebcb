import { createHmac, randomBytes } from 'node:crypto';
import { type AccountMember, BACKGROUND_HEADER, type Endpoint, endpointPath, isAllowed, ROLES } from '@dealership/contracts';
import { allEndpoints } from '@dealership/contracts/api';
import { audienceOf, signStaffToken } from '@dealership/service-kit/staff';
import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import type { UpstreamName } from '../../src/routes.js';
import { SessionsService } from '../../src/staff/session/sessions.service.js';
import { colleague, OWNER } from '../support/accounts.js';
import { json } from '../support/fake-upstream.js';
import { type Site, startGateway, TOKEN_SECRET } from '../support/gateway.js';
import { OWN, stopClock, type Time } from '../support/staff.js';

type Refusal = [why: string, status: number, headers: () => Record<string, string> | Promise<Record<string, string>>];

const table = Object.entries<Endpoint>(allEndpoints);
const staffCalls = table.filter(([, { access }]) => access === 'staff');
const behindTheGateway = staffCalls.filter(([, { service }]) => service !== 'gateway');
const publicCalls = table.filter(([, { access, service }]) => access === 'public' && service !== 'gateway');
const ADDRESS = '203.0.113.7';
const OPENING = { member: OWNER, address: ADDRESS, device: 'a browser' };
const MEMBER = { role: 'owner', account: { id: 1, name: 'Owner' }, address: ADDRESS } as const;
const isWrite = ([, { method }]: (typeof table)[number]) => method !== 'GET';

const PARAMETERS = {
  id: 7,
  key: 'contact-7',
  name: 'dealer',
  step: 'paid',
  upload: '7d2f1a54-8c1e-4f0b-9d43-0c6a5e1b2f90',
  token: 'key',
};

describe('staff calls', () => {
  let site: Site;
  let time: Time;
  let cookie: string;

  const call = ({ method, path }: Endpoint, headers: Record<string, string>) => {
    const verb = method.toLowerCase() as Lowercase<Endpoint['method']>;
    const test = supertest(site.url)[verb](endpointPath({ path }, PARAMETERS)).set(headers);
    return method === 'GET' || method === 'DELETE' ? test : test.send({ make: 'Aurelio' });
  };
  const upstreamOf = ({ service }: Endpoint) => site.upstreams[service as UpstreamName];
  const callCount = () => Object.values(site.upstreams).reduce((sum, { calls }) => sum + calls.length, 0);

  /** Claims of the token, if signed with the service's key. */
  const claimsIn = (authorization: string | undefined, service: string) => {
    const { key } = audienceOf(TOKEN_SECRET, `svc-${service}`);
    const [head = '', claims = '', signature] = (authorization ?? '').replace(/^Bearer /, '').split('.');
    expect(createHmac('sha256', key).update(`${head}.${claims}`).digest('base64url')).toBe(signature);
    return JSON.parse(Buffer.from(claims, 'base64url').toString());
  };

  beforeAll(async () => {
    site = await startGateway({ FORM_RATE_LIMIT: '1000' });
    time = stopClock(site);
  });
  beforeEach(async () => {
    for (const upstream of Object.values(site.upstreams)) upstream.behave = json({ ok: true });
    // Bypasses the password, which is slow to verify on purpose: staff-login.test.ts covers it.
    cookie = `staff-session=${(await site.app.get(SessionsService).open(OPENING)).secret}`;
  });
  afterAll(() => site.close());

  const refusals: Refusal[] = [
    ['no session', 401, () => OWN],
    ['a forged cookie', 401, () => ({ ...OWN, cookie: `staff-session=${randomBytes(32).toString('base64url')}` })],
    ['any bearer', 401, () => ({ ...OWN, authorization: `Bearer ${randomBytes(16).toString('hex')}` })],
    [
      'the bearer that only the gateway may send',
      401,
      () => ({
        ...OWN,
        authorization: `Bearer ${signStaffToken(audienceOf(TOKEN_SECRET, 'svc-catalog'), { sessionId: 'x', ...MEMBER })}`,
      }),
    ],
    [
      'a session that has ended',
      401,
      () => {
        time.pass(30 * 60_000 + 1);
        return { ...OWN, cookie };
      },
    ],
    [
      'a session that was logged out',
      401,
      async () => {
        await supertest(site.url).post('/api/admin/logout').set(OWN).set('cookie', cookie).expect(204);
        return { ...OWN, cookie };
      },
    ],
    ['a session that another site uses', 403, () => ({ cookie, 'sec-fetch-site': 'cross-site' })],
    ['a session that another origin uses', 403, () => ({ cookie, origin: 'http://evil.test' })],
  ];
  // Each call without a session; with the others, one that is forwarded and one that the gateway answers.
  const [noSession, ...others] = refusals;
  const [forwarded] = behindTheGateway;
  const own = staffCalls.find(([, { service }]) => service === 'gateway');
  const casesOf = (calls: typeof staffCalls, why: Refusal[]) =>
    calls.flatMap(([name, endpoint]) => why.map((refusal) => [name, ...refusal, endpoint] as const));
  const cases = [...casesOf(staffCalls, [noSession as Refusal]), ...casesOf([forwarded, own] as typeof staffCalls, others)];

  it.each(cases)('%s is refused to %s', async (_name, _why, status, headers, endpoint) => {
    const before = callCount();
    const answer = await call(endpoint, await headers());
    expect([answer.status, answer.body.code]).toEqual([status, status === 401 ? 'UNAUTHENTICATED' : 'CROSS_SITE_REFUSED']);
    expect(callCount()).toBe(before);
  });

  it.each(staffCalls)('%s is admitted by the role table only', async (_, endpoint) => {
    for (const role of ROLES) {
      const before = callCount();
      site.accounts.staff = [OWNER, colleague('mona', 100 + ROLES.indexOf(role), { role })];
      const member = site.accounts.staff[1] as AccountMember;
      const { secret } = await site.app.get(SessionsService).open({ ...OPENING, member });
      const answer = await call(endpoint, { ...OWN, cookie: `staff-session=${secret}` });
      if (isAllowed(role, endpoint.permission)) expect([401, 403]).not.toContain(answer.status);
      else expect([role, answer.body.code, callCount() - before]).toEqual([role, 'FORBIDDEN', 0]);
    }
  });

  it.each(staffCalls.filter(isWrite))('%s is refused to a session without Sec-Fetch-Site and Origin', async (_, endpoint) => {
    await call(endpoint, { cookie }).expect(403);
  });

  it.each(behindTheGateway)('%s is forwarded with a one-minute token, without the cookie', async (_, endpoint) => {
    upstreamOf(endpoint).behave = (_request, response) => {
      response.writeHead(200, { 'cache-control': 'public, max-age=60' }).end();
    };
    const answer = await call(endpoint, { ...OWN, cookie: `lang=ar; ${cookie}; theme=x`, authorization: 'Bearer forged' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { headers, method, url } = upstreamOf(endpoint).lastCall;
    expect([method, url]).toEqual([endpoint.method, endpointPath(endpoint, PARAMETERS)]);
    expect(headers.cookie?.replace(/\s/g, '')).toBe('lang=ar;theme=x');
    const { iat, exp, ...claims } = claimsIn(headers.authorization, endpoint.service);
    expect(exp - iat).toBe(60);
    expect(claims).toEqual({
      type: 'staff',
      sub: expect.any(String),
      member: { role: MEMBER.role, person: MEMBER.account, address: ADDRESS },
      iss: 'dealership',
      aud: `svc-${endpoint.service}`,
    });
    expect(cookie).not.toContain(claims.sub);
  });

  it('let a session expire that only background calls used', async () => {
    const asks = (headers: object) =>
      supertest(site.url)
        .get('/api/notifications')
        .set({ ...OWN, cookie, ...headers });
    const background = { [BACKGROUND_HEADER]: '1' };
    time.pass(20 * 60_000);
    await asks({}).expect(200);
    time.pass(20 * 60_000);
    await asks(background).expect(200);
    time.pass(10 * 60_000 + 1);
    await asks(background).expect(401);
  });

  it.each(publicCalls.filter(([, { variesByStaff }]) => !variesByStaff))(
    '%s carries nothing of a session',
    async (_, endpoint) => {
      const before = upstreamOf(endpoint).calls.length;
      await call(endpoint, { ...OWN, cookie: `${cookie}; lang=ar`, authorization: 'Bearer forged' });
      // A read may have come from the cache, as for any visitor.
      const calls = upstreamOf(endpoint).calls.slice(before);
      if (endpoint.method !== 'GET') expect(calls).toHaveLength(1);
      for (const { headers } of calls) {
        expect(headers).not.toHaveProperty('authorization');
        expect(headers.cookie ?? '').not.toContain('session');
      }
    },
  );

  it.each(['/', '/admin', '/mf-catalog/a.js', '/media/x/y'])('%s is called without the session', async (path) => {
    await supertest(site.url).get(path).set({ cookie, authorization: 'Bearer forged' }).expect(200);
    const [last] = Object.values(site.upstreams).flatMap(({ calls }) => calls.filter(({ url }) => url === path).slice(-1));
    expect(last?.url).toBe(path);
    expect(last?.headers).not.toHaveProperty('cookie');
    expect(last?.headers).not.toHaveProperty('authorization');
  });

  it('accept embedded pictures from staff, and no larger bodies from others', async () => {
    const big = { images: ['x'.repeat(2_000_000)] };
    site.upstreams.catalog.behave = (request, response) => {
      request.on('end', () => response.end());
    };
    await supertest(site.url)
      .post('/api/vehicles')
      .set({ ...OWN, cookie })
      .send(big)
      .expect(200);
    await until('the whole body has come', () => site.upstreams.catalog.lastCall.body.length === JSON.stringify(big).length);
    await supertest(site.url)
      .post('/api/contact')
      .set({ ...OWN, cookie })
      .send(big)
      .expect(413);
  });

  describe('calls that return more to staff', () => {
    const posts = (headers: Record<string, string> = {}) => supertest(site.url).get('/api/blog-posts').set(headers);

    beforeEach(async () => {
      site.upstreams.content.behave = ({ headers }, response) => {
        const body = JSON.stringify({ drafts: headers.authorization !== undefined });
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' }).end(body);
      };
    });

    it('show drafts to a session, and to nobody else', async () => {
      await posts().expect(200, { drafts: false });
      const own = await posts({ cookie }).expect(200, { drafts: true });
      expect(own.headers).toMatchObject({ 'x-cache': 'pass', 'cache-control': 'no-store' });
      expect(claimsIn(site.upstreams.content.lastCall.headers.authorization, 'content')).toMatchObject({ type: 'staff' });
      await posts().expect(200, { drafts: false });
    });

    it('show the public answer to a role without the permission', async () => {
      const member = colleague('omar', 99, { role: 'accountant' });
      site.accounts.staff = [OWNER, member];
      const { secret } = await site.app.get(SessionsService).open({ ...OPENING, member });
      await posts({ cookie: `staff-session=${secret}` }).expect(200, { drafts: false });
    });

    it.each(['staff-session=x', `staff-session=${'x'.repeat(43)}`])('show %s the public answer', async (forged) => {
      await posts({ cookie: forged, authorization: 'Bearer forged' }).expect(200, { drafts: false });
    });

    it('show a logged-out session the public answer', async () => {
      await supertest(site.url).post('/api/admin/logout').set(OWN).set('cookie', cookie).expect(204);
      await posts({ cookie }).expect(200, { drafts: false });
    });
  });
});

it('show everybody the public answer, and refuse staff, while Redis is unavailable', async () => {
  const site = await startGateway({ REDIS_URL: 'redis://127.0.0.1:1' });
  const cookie = `staff-session=${'x'.repeat(43)}`;
  await supertest(site.url).get('/api/blog-posts').set('cookie', cookie).expect(200).expect('x-cache', 'miss');
  await supertest(site.url)
    .delete('/api/vehicles/1')
    .set({ ...OWN, cookie })
    .expect(503);
  await supertest(site.url).delete('/api/vehicles/1').set(OWN).expect(401);
  await site.close();
});
