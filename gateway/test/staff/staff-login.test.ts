import { BACKGROUND_HEADER } from '@dealership/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import supertest from 'supertest';
import { json } from '../support/fake-upstream.js';
import { PASSWORD, type Site, startGateway } from '../support/gateway.js';
import { cookieOf, logIn, OWN, signedIn, stopClock } from '../support/staff.js';

const MINUTE = 60_000;
const IDLE_MS = 30 * MINUTE;

describe('the staff log-in', () => {
  let site: Site;
  const start = async (settings: Record<string, string> = {}) => {
    site = await startGateway(settings);
  };
  const session = (cookie: string) => supertest(site.url).get('/api/admin/session').set('cookie', cookie);
  const logOut = (cookie: string, headers: Record<string, string> = OWN) =>
    supertest(site.url).post('/api/admin/logout').set(headers).set('cookie', cookie);

  afterEach(() => site.close());

  it('sets a session cookie that scripts cannot read', async () => {
    await start();
    const answer = await logIn(site).expect(204).expect('cache-control', 'no-store');
    expect(answer.get('Set-Cookie')).toEqual([
      expect.stringMatching(/^staff-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^staff-device-\w{16}=[\w.-]+; Max-Age=15552000; Path=\/api\/admin; HttpOnly; SameSite=Strict$/),
    ]);
    const { body } = await session(cookieOf(answer)).expect(200).expect('cache-control', 'no-store');
    const left = Date.parse(body.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(IDLE_MS - 10_000);
    expect(left).toBeLessThanOrEqual(IDLE_MS);
    expect(body.endsIn).toBe(IDLE_MS / 1000);
  });

  it('binds the cookie to the host and to https on an https site', async () => {
    await start({ PUBLIC_URL: 'https://cars.test' });
    const answer = await logIn(site, { password: PASSWORD }, { origin: 'https://cars.test' }).expect(204);
    expect(answer.get('Set-Cookie')?.[0]).toMatch(/^__Host-staff-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    await session(cookieOf(answer)).expect(200);
    await session(cookieOf(answer).replace('__Host-', '')).expect(401);
  });

  it('accepts the password of an argon2id hash', async () => {
    const password = 'another password, hashed';
    await start({ ADMIN_PASSWORD: '', ADMIN_PASSWORD_HASH: await hash(password) });
    await logIn(site, { password }).expect(204);
    await logIn(site).expect(401);
  });

  it('refuses a wrong password, and logs neither it nor the session nor its cookie', async () => {
    await start();
    const answer = await logIn(site, { password: 'a wrong guess' }).expect(401);
    expect(answer.body).toEqual({
      statusCode: 401,
      code: 'WRONG_PASSWORD',
      message: 'Incorrect password',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.get('Set-Cookie')).toBeUndefined();
    expect(site.log).toContainEqual(
      expect.objectContaining({
        level: 40,
        msg: 'staff sign-in refused',
        code: 'WRONG_PASSWORD',
        address: '127.0.0.1',
        requestId: answer.body.requestId,
      }),
    );
    const cookie = await signedIn(site);
    await session(cookie).expect(200);
    const log = JSON.stringify(site.log);
    for (const secret of ['a wrong guess', PASSWORD, cookie.slice(cookie.indexOf('=') + 1)]) expect(log).not.toContain(secret);
  });

  it('is logged with its address, its factors and the session id of the audit rows', async () => {
    await start();
    const cookie = await signedIn(site);
    site.upstreams.inquiries.behave = json({ entries: [] });
    await supertest(site.url)
      .get('/api/notifications')
      .set({ ...OWN, cookie })
      .expect(200);
    const token = site.upstreams.inquiries.lastCall.headers.authorization?.split('.')[1] ?? '';
    const { sub } = JSON.parse(Buffer.from(token, 'base64url').toString());
    expect(sub).toMatch(/^[0-9a-f-]{36}$/);
    expect(site.log).toContainEqual(
      expect.objectContaining({ msg: 'staff signed in', address: '127.0.0.1', factors: ['password'], session: sub }),
    );
  });

  it.each([
    ['no password', {}, 'password'],
    ['an empty password', { password: '' }, 'password'],
    ['a password that is no text', { password: { length: 9 } }, 'password'],
    ['an endless password', { password: 'x'.repeat(257) }, 'password'],
    ['an odd code', { password: PASSWORD, code: '12' }, 'code'],
    ['something else', { password: PASSWORD, user: 'me' }, 'user'],
  ])('answers 400 to %s', async (_, body, path) => {
    await start();
    const answer = await logIn(site, body).expect(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  });

  it('accepts JSON bodies only', async () => {
    await start();
    const post = () =>
      supertest(site.url)
        .post(`/api/admin/login?password=${encodeURIComponent(PASSWORD)}`)
        .set(OWN);
    await post().expect(400);
    await post().send({}).expect(400);
    await post().type('text/plain').send(PASSWORD).expect(400);
    await post().type('form').send({ password: PASSWORD }).expect(415);
    await post().type('json').send('{').expect(400);
    await post()
      .type('json')
      .send({ password: 'x'.repeat(2_000_000) })
      .expect(413);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://cars.test' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://cars.test' }],
    ['a sandbox', { origin: 'null' }],
    ['nowhere', {}],
  ])('refuses calls from %s, and so does the log-out', async (_, headers) => {
    await start();
    const answer = await logIn(site, { password: PASSWORD }, headers).expect(403);
    expect(answer.body).toMatchObject({ code: 'CROSS_SITE_REFUSED' });
    const cookie = await signedIn(site);
    await logOut(cookie, headers).expect(403);
    await logOut(cookie, headers).type('form').send({ a: 'form' }).expect(403);
    await session(cookie).expect(200);
  });

  it('trusts a browser that marks the call as same-origin', async () => {
    await start();
    await logIn(site, { password: PASSWORD }, { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }).expect(204);
  });

  it('ends on the server at log-out, and at the next log-in of the same browser', async () => {
    await start();
    const cookie = await signedIn(site);
    const answer = await logOut(cookie).expect(204);
    expect(answer.get('Set-Cookie')?.[0]).toMatch(/^staff-session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect((await session(cookie).expect(401)).body).toMatchObject({ code: 'UNAUTHENTICATED' });
    await logOut(cookie).expect(204);
    const first = await signedIn(site);
    const second = cookieOf(await logIn(site).set('cookie', first).expect(204));
    await session(first).expect(401);
    await session(second).expect(200);
  });

  it('expires half an hour after its last use, and twelve hours after its start however much it is used', async () => {
    await start();
    const time = stopClock(site);
    const unused = await signedIn(site);
    const used = await signedIn(site);
    time.pass(29 * MINUTE);
    await session(used).expect(200);
    time.pass(2 * MINUTE);
    await session(unused).expect(401);
    for (let minutes = 31; minutes < 719; minutes += 16) {
      await session(used).expect(200);
      time.pass(16 * MINUTE);
    }
    const { body } = await session(used).expect(200);
    time.pass(MINUTE - 1);
    await session(used).expect(200, { ...body, endsIn: 1 });
    time.pass(1);
    await session(used).expect(401);
  });

  it('is not extended by a page that asks by itself, which learns when it ends', async () => {
    await start();
    const time = stopClock(site);
    const cookie = await signedIn(site);
    time.pass(29 * MINUTE);
    const { body } = await session(cookie).set(BACKGROUND_HEADER, '1').expect(200);
    expect(body.endsIn).toBe(60);
    time.pass(MINUTE + 1);
    await session(cookie).set(BACKGROUND_HEADER, '1').expect(401);
  });

  it('requires a session', async () => {
    await start();
    for (const cookie of ['', 'staff-session=', 'staff-session=x', `staff-session=${'x'.repeat(43)}`, 'a=1; b'])
      await session(cookie).expect(401);
  });

  it('answers 503 while the session store is unavailable', async () => {
    await start({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect((await logIn(site).expect(503)).body).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    await session(`staff-session=${'x'.repeat(43)}`).expect(503);
    expect(site.log.filter(({ msg }) => String(msg).startsWith('Redis is unavailable'))).toHaveLength(1);
  });
});
