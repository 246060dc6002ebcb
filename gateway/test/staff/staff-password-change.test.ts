import { afterEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { PASSWORD, type Site, startGateway } from '../support/gateway.js';
import { cookieOf, logIn, OWN, signedIn } from '../support/staff.js';

const NEW = 'a lantern beside the harbour';
const CHANGE = { currentPassword: PASSWORD, newPassword: NEW };

const session = (site: Site, cookie: string) => supertest(site.url).get('/api/admin/session').set('cookie', cookie);
const change = (site: Site, cookie: string, body: object = CHANGE) =>
  supertest(site.url).put('/api/admin/password').set(OWN).set('cookie', cookie).send(body);

describe('a password change', () => {
  let site: Site;
  afterEach(() => site.close());

  it('asks for the current one, ends every session, and opens a new one', async () => {
    site = await startGateway();
    const [own, other] = [await signedIn(site), await signedIn(site)];
    const answer = await change(site, own).expect(204).expect('cache-control', 'no-store');
    for (const ended of [own, other]) await session(site, ended).expect(401);
    await session(site, cookieOf(answer)).expect(200);
    await logIn(site).expect(401);
    await logIn(site, { password: NEW }).expect(204);
    expect(site.log).toContainEqual(
      expect.objectContaining({
        msg: 'staff password changed',
        address: '127.0.0.1',
        session: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    );
    expect(site.accounts.records).toContainEqual({
      action: 'change-password',
      staffId: 1,
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      address: '127.0.0.1',
    });
    for (const secret of [PASSWORD, NEW]) expect(JSON.stringify(site.log)).not.toContain(secret);
  });

  it('is refused with a wrong password, throttled like a log-in', async () => {
    site = await startGateway({ LOGIN_RATE_LIMIT: '2' });
    const cookie = await signedIn(site);
    const guess = () => change(site, cookie, { ...CHANGE, currentPassword: 'a guess' });
    for (let tries = 0; tries < 2; tries += 1) expect((await guess().expect(401)).body).toMatchObject({ code: 'WRONG_PASSWORD' });
    const { body, headers } = await guess().expect(429);
    expect([body.code, Number(headers['retry-after']) > 0]).toEqual(['TOO_MANY_LOGINS', true]);
    expect(site.log).toContainEqual(expect.objectContaining({ level: 40, msg: 'staff password change refused' }));
    await session(site, cookie).expect(200);
  });

  it('counts no guess for a new password that is refused', async () => {
    site = await startGateway({ LOGIN_RATE_LIMIT: '2' });
    const cookie = await signedIn(site);
    for (let tries = 0; tries < 3; tries += 1) await change(site, cookie, { ...CHANGE, newPassword: 'password1234' }).expect(400);
    await change(site, cookie).expect(204);
  });

  it.each([
    ['a short one', 'short', 'A password needs at least 12 characters'],
    ['an endless one', 'x'.repeat(257), 'This text is too long'],
    ['a common one', 'password1234', expect.stringContaining('too easily guessed')],
    ["one of the site's name", 'aurevamotors', expect.stringContaining('too easily guessed')],
    ['none', undefined, expect.any(String)],
  ])('refuses %s', async (_, newPassword, message) => {
    site = await startGateway();
    const cookie = await signedIn(site);
    const { body } = await change(site, cookie, { ...CHANGE, newPassword }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'newPassword', message }] });
    await session(site, cookie).expect(200);
    await logIn(site).expect(204);
  });
});
