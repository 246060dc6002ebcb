import { createHmac } from 'node:crypto';
import type { AccountMember } from '@dealership/contracts';
import { audienceOf } from '@dealership/service-kit/staff';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { SessionsService } from '../../src/staff/session/sessions.service.js';
import { colleague, loginOf } from '../support/accounts.js';
import { json } from '../support/fake-upstream.js';
import { PASSWORD, type Site, startGateway, TOKEN_SECRET } from '../support/gateway.js';
import { cookieOf, logIn, OWN, signedIn, stopClock } from '../support/staff.js';

const MINUTE = 60_000;

let site: Site;
const as = (cookie: string, method: 'get' | 'put' | 'delete', path: string) =>
  supertest(site.url)[method](path).set(OWN).set('cookie', cookie);
const session = (cookie: string) => as(cookie, 'get', '/api/admin/session');
const enter = async (name: string) => cookieOf(await logIn(site, loginOf(name)).expect(204));

beforeEach(async () => {
  site = await startGateway();
});
afterEach(() => site.close());

describe('signing in', () => {
  it('needs only the password while the owner is the only account', async () => {
    const cookie = await signedIn(site);
    expect((await session(cookie).expect(200)).body).toMatchObject({ role: 'owner', person: { id: 1, name: 'Owner' } });
  });

  it('asks for the e-mail address as soon as there is a second account', async () => {
    site.accounts.staff.push(colleague('mona', 2));
    expect((await logIn(site).expect(401)).body.code).toBe('STAFF_EMAIL_REQUIRED');
    const { body } = await session(await enter('mona')).expect(200);
    expect(body).toMatchObject({ role: 'sales', person: { id: 2, name: 'mona' } });
    const owner = cookieOf(await logIn(site, { email: loginOf('Owner').email, password: PASSWORD }).expect(204));
    expect((await session(owner).expect(200)).body.role).toBe('owner');
  });

  it.each([
    ['an unknown address', { email: 'nobody@cars.test', password: 'the password of nobody' }],
    ['a wrong password', { email: 'mona@cars.test', password: 'a wrong guess' }],
    ["a wrong password of the owner's", { email: 'Owner@cars.test', password: 'a wrong guess' }],
  ])('answers the same to %s', async (_, login) => {
    site.accounts.staff.push(colleague('mona', 2));
    expect((await logIn(site, login).expect(401)).body.code).toBe('WRONG_CREDENTIALS');
  });

  it('answers 503 with Retry-After while svc-accounts is unavailable, which is not counted as a failure', async () => {
    site.accounts.broken = true;
    for (let tries = 0; tries < 7; tries += 1) {
      const { body, headers } = await logIn(site).expect(503);
      expect([body.code, Number(headers['retry-after']) > 0]).toEqual(['UPSTREAM_UNAVAILABLE', true]);
    }
    site.accounts.broken = false;
    await logIn(site).expect(204);
  });

  it('is audited: successes, refusals and their addresses', async () => {
    site.accounts.staff.push(colleague('mona', 2));
    await logIn(site, { ...loginOf('mona'), password: 'a wrong guess' }).expect(401);
    const cookie = await enter('mona');
    await supertest(site.url).post('/api/admin/logout').set(OWN).set('cookie', cookie).expect(204);
    const sessionId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(site.accounts.records).toEqual([
      { action: 'refuse', address: '127.0.0.1', reason: 'WRONG_CREDENTIALS', email: 'mona@cars.test' },
      { action: 'sign-in', address: '127.0.0.1', staffId: 2, sessionId },
      { action: 'sign-out', address: '127.0.0.1', staffId: 2, sessionId },
    ]);
  });

  it("calls svc-accounts with the gateway's own token", async () => {
    await signedIn(site);
    const { key } = audienceOf(TOKEN_SECRET, 'svc-accounts');
    const [head = '', claims = '', signature] = (site.accounts.tokens[0] ?? '').replace('Bearer ', '').split('.');
    expect(createHmac('sha256', key).update(`${head}.${claims}`).digest('base64url')).toBe(signature);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ type: 'service', sub: 'gateway' });
  });
});

describe('a session', () => {
  it('passes the account, the role and the address to services', async () => {
    site.accounts.staff.push(colleague('mona', 2));
    site.upstreams.inquiries.behave = json({ items: [] });
    await as(await enter('mona'), 'get', '/api/contact-messages').expect(200);
    const token = site.upstreams.inquiries.lastCall.headers.authorization?.split('.')[1] ?? '';
    const member = { role: 'sales', person: { id: 2, name: 'mona' }, address: '127.0.0.1' };
    expect(JSON.parse(Buffer.from(token, 'base64url').toString())).toMatchObject({ type: 'staff', member });
  });

  it.each<[string, { active?: boolean; credentials?: number }]>([
    ['is deactivated', { active: false }],
    ['has another password', { credentials: 2 }],
  ])('ends within a minute when its account %s', async (_, changes) => {
    const time = stopClock(site);
    site.accounts.staff.push(colleague('mona', 2));
    const [cookie, owner] = [await enter('mona'), await logIn(site, { email: loginOf('Owner').email, password: PASSWORD })];
    await session(cookie).expect(200);
    site.accounts.change(2, changes);
    time.pass(MINUTE);
    await session(cookie).expect(401);
    site.accounts.change(2, { active: true, credentials: 1 });
    time.pass(MINUTE);
    await session(cookie).expect(401);
    await session(cookieOf(owner)).expect(200);
  });

  it('has the new role of its account within a minute', async () => {
    const time = stopClock(site);
    site.accounts.staff.push(colleague('mona', 2, { role: 'viewer' }));
    const cookie = await enter('mona');
    site.upstreams.catalog.behave = json({});
    expect((await as(cookie, 'delete', '/api/vehicles/7').expect(403)).body.code).toBe('FORBIDDEN');
    site.accounts.change(2, { role: 'manager' });
    time.pass(MINUTE);
    await as(cookie, 'delete', '/api/vehicles/7').expect(200);
  });

  it('continues unchanged while svc-accounts is unavailable, and still expires', async () => {
    const time = stopClock(site);
    site.accounts.staff.push(colleague('mona', 2));
    const cookie = await enter('mona');
    site.accounts.broken = true;
    for (let minutes = 0; minutes < 40; minutes += 20) {
      time.pass(20 * MINUTE);
      expect((await session(cookie).expect(200)).body.role).toBe('sales');
    }
    time.pass(31 * MINUTE);
    await session(cookie).expect(401);
  });

  it("is listed among the account's own, and each or all others can be ended", async () => {
    site.accounts.staff.push(colleague('mona', 2), colleague('omar', 3));
    const login = (name: string, device: string) => logIn(site, loginOf(name)).set('user-agent', device);
    const [laptop, phone, tablet, other] = [
      cookieOf(await login('mona', 'Laptop')),
      cookieOf(await login('mona', 'Phone')),
      cookieOf(await login('mona', 'Tablet')),
      cookieOf(await login('omar', 'Omar')),
    ];
    const list = async () => (await as(laptop, 'get', '/api/admin/sessions').expect(200)).body;
    const devices = async () => (await list()).map(({ device }: { device: string }) => device).sort();
    expect(await devices()).toEqual(['Laptop', 'Phone', 'Tablet']);
    const [own] = (await list()).filter(({ current }: { current: boolean }) => current);
    expect(own).toEqual({
      id: expect.any(String),
      current: true,
      address: '127.0.0.1',
      device: 'Laptop',
      startedAt: expect.stringMatching(/Z$/),
    });
    const { id } = (await list()).find(({ device }: { device: string }) => device === 'Phone');
    await as(other, 'delete', `/api/admin/sessions/${id}`).expect(204);
    await session(phone).expect(200);
    await as(laptop, 'delete', `/api/admin/sessions/${id}`).expect(204);
    await session(phone).expect(401);
    await as(laptop, 'delete', '/api/admin/sessions').expect(204);
    expect(await devices()).toEqual(['Laptop']);
    await session(tablet).expect(401);
    await session(other).expect(200);
  });

  it('is replaced when its account gets a new password, and the others end', async () => {
    site.accounts.staff.push(colleague('mona', 2));
    const [own, other] = [await enter('mona'), await enter('mona')];
    const change = { currentPassword: loginOf('mona').password, newPassword: 'a lantern beside the harbour' };
    await as(own, 'put', '/api/admin/password')
      .send({ ...change, currentPassword: 'a wrong guess' })
      .expect(401);
    const answer = await as(own, 'put', '/api/admin/password').send(change).expect(204);
    for (const ended of [own, other]) await session(ended).expect(401);
    await session(cookieOf(answer)).expect(200);
  });
});

describe('a session that another gateway opened', () => {
  /** Opens it for the account as it is now, of which this gateway learns only by asking. */
  const enterElsewhere = async (): Promise<string> => {
    const member = site.accounts.staff.find(({ id }) => id === 2) ?? colleague('mona', 2);
    const { secret } = await site.app.get(SessionsService).open({ member, address: '127.0.0.1', device: 'Laptop' });
    return `staff-session=${secret}`;
  };

  beforeEach(() => {
    site.accounts.staff.push(colleague('mona', 2));
  });

  it("with a new password is valid here at once, and the account's others end", async () => {
    stopClock(site);
    const other = await enter('mona');
    await session(other).expect(200);
    site.accounts.change(2, { credentials: 2 });
    const own = await enterElsewhere();
    await session(own).expect(200);
    await session(other).expect(401);
  });

  it('after a reactivation is valid here at once', async () => {
    const time = stopClock(site);
    const other = await enter('mona');
    site.accounts.change(2, { active: false, credentials: 2 });
    time.pass(MINUTE);
    await session(other).expect(401);
    site.accounts.change(2, { active: true, credentials: 3 });
    await session(await enterElsewhere()).expect(200);
  });

  it('with a new password continues while svc-accounts is unavailable', async () => {
    stopClock(site);
    await enter('mona');
    site.accounts.change(2, { credentials: 2 });
    const own = await enterElsewhere();
    site.accounts.broken = true;
    await session(own).expect(200);
    site.accounts.broken = false;
    await session(own).expect(200);
  });
});

describe('after a change of its account, a session', () => {
  it.each<[string, Partial<AccountMember>, string | undefined]>([
    ['ended', { active: false }, undefined],
    ['in its new role', { role: 'viewer' }, 'viewer'],
  ])(
    'is %s for all of several concurrent requests, whether the gateway knew the account before or not',
    async (_, changes, role) => {
      const time = stopClock(site);
      const sessions = site.app.get(SessionsService);
      site.accounts.staff.push(colleague('mona', 2), colleague('omar', 3));
      const known = (await enter('mona')).split('=')[1];
      const opened = { member: colleague('omar', 3), address: '127.0.0.1', device: 'Laptop' };
      const { secret: unknown } = await sessions.open(opened);
      for (const id of [2, 3]) site.accounts.change(id, changes);
      time.pass(20 * MINUTE);
      const found = await Promise.all([known, known, unknown, unknown].map((secret) => sessions.find(secret)));
      expect(found.map((one) => one?.role)).toEqual([role, role, role, role]);
    },
  );
});
