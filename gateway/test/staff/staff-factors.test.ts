import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import supertest from 'supertest';
import { colleague, GOOD_CODE, loginOf, passkeyOf } from '../support/accounts.js';
import { json } from '../support/fake-upstream.js';
import { PASSWORD, type Site, startGateway } from '../support/gateway.js';
import { cookieOf, logIn, OWN, signedIn, stopClock } from '../support/staff.js';

let site: Site;
const call = (cookie: string, method: 'get' | 'put' | 'post', path: string) =>
  supertest(site.url)[method](path).set(OWN).set('cookie', cookie);
const enter = async (name: string, more: object = {}) => cookieOf(await logIn(site, { ...loginOf(name), ...more }).expect(204));
const byPasskey = (name: string) => supertest(site.url).post('/api/admin/passkey-login').set(OWN).send(passkeyOf(name));

beforeEach(async () => {
  site = await startGateway({ ADMIN_TOTP_SECRET: new Secret({ size: 20 }).base32 });
});
afterEach(() => site.close());

it("asks people with a second factor for its code, not for the dealership's", async () => {
  site.accounts.staff.push(colleague('mona', 2, { factors: ['totp'] }), colleague('omar', 3, { factors: ['passkey'] }));
  expect((await logIn(site, loginOf('mona')).expect(401)).body.code).toBe('LOGIN_CODE_REQUIRED');
  expect((await logIn(site, loginOf('omar')).expect(401)).body.code).toBe('LOGIN_PASSKEY_REQUIRED');
  expect((await logIn(site, { ...loginOf('mona'), code: '654321' }).expect(401)).body.code).toBe('LOGIN_CODE_WRONG');
  await logIn(site, { ...loginOf('mona'), code: GOOD_CODE }).expect(204);
});

it('accepts a recovery code as people type it, and names the field of a malformed one', async () => {
  const { body } = await logIn(site, { password: PASSWORD, code: '12' }).expect(400);
  expect(body.errors).toMatchObject([{ path: 'code' }]);
  expect((await logIn(site, { password: PASSWORD, code: 'ABCD-efgh-2345' }).expect(401)).body.code).toBe('LOGIN_CODE_WRONG');
});

it('opens a session by passkey only, and audits wrong ones', async () => {
  site.accounts.staff.push(colleague('mona', 2, { factors: ['passkey'] }));
  const cookie = cookieOf(await byPasskey('mona').expect(204));
  expect((await call(cookie, 'get', '/api/admin/session').expect(200)).body.person).toEqual({ id: 2, name: 'mona' });
  expect((await byPasskey('nobody').expect(401)).body.code).toBe('WRONG_PASSKEY');
  expect(site.accounts.records.at(-1)).toEqual({ action: 'refuse', address: '127.0.0.1', reason: 'WRONG_PASSKEY' });
});

describe('a session of a person who must have a second factor and has none', () => {
  const start = async () => {
    await site.close();
    site = await startGateway();
    site.upstreams.catalog.behave = json([]);
    site.upstreams.accounts.behave = json({});
    site.accounts.staff.push(colleague('mona', 2, { mustEnrol: true }));
    return enter('mona');
  };

  it('is restricted to the own account until one is set up', async () => {
    const cookie = await start();
    expect((await call(cookie, 'get', '/api/admin/session').expect(200)).body.mustEnrol).toBe(true);
    await call(cookie, 'get', '/api/staff-account/factors').expect(200);
    expect((await call(cookie, 'get', '/api/vehicle-reservations').expect(403)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    site.accounts.change(2, { factors: ['totp'], mustEnrol: false });
    expect((await call(cookie, 'get', '/api/admin/session').expect(200)).body.mustEnrol).toBe(false);
    await call(cookie, 'get', '/api/vehicle-reservations').expect(200);
  });

  it('applies to the next sign-in, not to open sessions', async () => {
    const cookie = await start();
    const time = stopClock(site);
    site.accounts.change(2, { mustEnrol: false });
    const open = await enter('mona');
    site.accounts.change(2, { mustEnrol: true });
    time.pass(60_000);
    await call(cookie, 'get', '/api/vehicle-reservations').expect(403);
    await call(open, 'get', '/api/vehicle-reservations').expect(200);
  });
});

describe('a change of second factor', () => {
  const start = async () => {
    await site.close();
    site = await startGateway();
    return signedIn(site);
  };

  it('needs the password again, and a code to remove one', async () => {
    const cookie = await start();
    const post = (path: string, body: object) => call(cookie, 'post', path).send(body);
    expect((await post('/api/admin/totp', { password: 'a guess' }).expect(401)).body.code).toBe('WRONG_PASSWORD');
    expect((await post('/api/admin/totp', { password: PASSWORD }).expect(200)).body).toEqual({
      ...{ secret: 'ABC', address: 'otpauth://totp/x' },
    });
    const off = '/api/admin/totp/removal';
    expect((await post(off, { password: PASSWORD }).expect(400)).body.errors).toMatchObject([{ path: 'code' }]);
    await post(off, { password: PASSWORD, code: '654321' }).expect(401);
    await post(off, { password: PASSWORD, code: GOOD_CODE }).expect(204);
    await post('/api/admin/passkeys/7/removal', { password: PASSWORD }).expect(204);
    const body = { sessionId: expect.any(String), address: '127.0.0.1' };
    expect(site.accounts.acts.map(({ what }) => what)).toEqual(['totp', 'totp/removal', 'passkeys/7/removal']);
    expect(site.accounts.acts.at(-1)).toMatchObject({ name: 'Owner', body });
  });

  it('cannot be brute-forced from an unlocked computer, and locks nobody else out', async () => {
    const cookie = await start();
    const guess = () => call(cookie, 'post', '/api/admin/totp').send({ password: 'a guess' });
    for (let tries = 0; tries < 5; tries += 1) await guess().expect(401);
    expect((await guess().expect(429)).body.code).toBe('TOO_MANY_LOGINS');
  });
});
