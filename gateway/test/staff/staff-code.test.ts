import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../src/state/clock.js';
import { PASSWORD, type Site, startGateway } from '../support/gateway.js';
import { logIn, stopClock, type Time } from '../support/staff.js';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$3Mh0zRM0eHj2UTgkyFOtJTnGiHXkDQ5BxHhPWJ1ICFs';

describe('the authenticator code', () => {
  const secret = new Secret({ size: 20 });
  const app = new TOTP({ secret });
  let site: Site;
  let time: Time;
  const code = (away = 0) => app.generate({ timestamp: site.app.get(Clock).now() + away * 30_000 });
  const send = (body: object) => logIn(site, { password: PASSWORD, ...body });

  beforeEach(async () => {
    site = await startGateway({ ADMIN_TOTP_SECRET: secret.base32 });
    time = stopClock(site);
  });
  afterEach(() => site.close());

  it('is asked for only after the right password, which uses up no attempt', async () => {
    expect((await logIn(site, { password: 'a guess' }).expect(401)).body).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect((await logIn(site, { password: 'a guess', code: code() }).expect(401)).body).toMatchObject({ code: 'WRONG_PASSWORD' });
    for (let time = 0; time < 6; time += 1)
      expect((await send({}).expect(401)).body).toMatchObject({ code: 'LOGIN_CODE_REQUIRED' });
    await send({ code: code() }).expect(204);
  });

  it('is accepted once', async () => {
    const used = code();
    await send({ code: used }).expect(204);
    expect((await send({ code: used }).expect(401)).body).toMatchObject({ code: 'LOGIN_CODE_WRONG' });
    time.pass(30_000);
    expect((await send({ code: used }).expect(401)).body).toMatchObject({ code: 'LOGIN_CODE_WRONG' });
    await send({ code: code() }).expect(204);
  });

  it('must be current, and may be typed with spaces and localized digits', async () => {
    await send({ code: code(-1) }).expect(401);
    await send({ code: code(1) }).expect(401);
    const arabic = code().replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    await send({ code: `${arabic.slice(0, 3)} ${arabic.slice(3)}` }).expect(204);
  });

  it('warns at the start in production when none is configured', async () => {
    const warning = expect.objectContaining({
      level: 40,
      msg: 'ADMIN_TOTP_SECRET is not set: staff sign in with the password alone',
    });
    expect(site.log).not.toContainEqual(warning);
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://cars.test', ADMIN_PASSWORD: '', ADMIN_PASSWORD_HASH: HASH };
    const other = await startGateway(production);
    await other.close();
    expect(other.log).toContainEqual(warning);
  });

  it('cannot be guessed by brute force', async () => {
    const wrong = String((Number(code()) + 1) % 1_000_000).padStart(6, '0');
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await send({ code: wrong })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
