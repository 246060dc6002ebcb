import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FREE_FAILURES, FREE_FAILURES_OF_ACCOUNT, MAX_DELAY_MS } from '../../src/staff/sign-in/login-throttle.service.js';
import { colleague, loginOf } from '../support/accounts.js';
import { PASSWORD, type Site, startGateway } from '../support/gateway.js';
import { logIn, OWN, stopClock, type Time } from '../support/staff.js';

const LIMIT = 5;
const WINDOW_S = 15 * 60;

describe('password guessing', () => {
  let site: Site;
  let time: Time;
  let strangers: number;
  const from = (ip: string, password: string) => logIn(site, { password }, { ...OWN, 'x-forwarded-for': ip });
  const guess = (ip: string) => from(ip, 'a guess');
  const nextUnknownAddress = () => `198.51.${100 + Math.floor(strangers / 250)}.${(strangers++ % 250) + 1}`;
  const waitOf = (answer: { headers: Record<string, string> }) => Number(answer.headers['retry-after']);

  beforeEach(async () => {
    strangers = 0;
    site = await startGateway({ TRUST_PROXY: 'loopback' });
    time = stopClock(site);
  });
  afterEach(() => site.close());

  it('is blocked for an address after a few failures, even with the right password, until the window is over', async () => {
    for (let failure = 0; failure < LIMIT; failure += 1) await guess('203.0.113.1').expect(401);
    time.pass(60_000);
    const answer = await from('203.0.113.1', PASSWORD).expect(429);
    expect(answer.body).toMatchObject({
      code: 'TOO_MANY_LOGINS',
      message: 'Too many attempts. Please wait a moment and try again',
    });
    expect(waitOf(answer)).toBe(WINDOW_S - 60);
    await from('203.0.113.2', PASSWORD).expect(204);
    time.pass((WINDOW_S - 60) * 1000 + 1);
    await from('203.0.113.1', PASSWORD).expect(204);
  });

  it('gains nothing from concurrent attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('203.0.113.1')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(LIMIT);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - LIMIT);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    for (let failure = 1; failure <= LIMIT; failure += 1) await guess(`2001:db8:1:1::${failure}`).expect(401);
    await guess('2001:db8:1:1:ffff::9').expect(429);
    await guess('2001:db8:1:2::1').expect(401);
  });

  it('does not count successful log-ins', async () => {
    for (let login = 0; login < 3 * LIMIT; login += 1) await from('203.0.113.1', PASSWORD).expect(204);
  });

  const freeFailures = async () => {
    for (let failure = 0; failure < FREE_FAILURES; failure += 1) await guess(nextUnknownAddress()).expect(401);
  };

  it('slows strangers down together, longer with each failure up to half a minute, but never for good', async () => {
    await freeFailures();
    await guess(nextUnknownAddress()).expect(401);
    let last = 0;
    for (let turn = 1; turn < 12; turn += 1) {
      const unknown = nextUnknownAddress();
      const wait = waitOf(await guess(unknown).expect(429));
      expect(wait).toBeLessThanOrEqual(turn * (MAX_DELAY_MS / 1000));
      last = wait;
      time.pass(wait * 1000 + 1);
      await guess(unknown).expect(401);
    }
    expect(last).toBe(MAX_DELAY_MS / 1000);
    const wait = waitOf(await from('203.0.113.9', PASSWORD).expect(429));
    time.pass(wait * 1000 + 1);
    // Waiting for a turn uses up none of one's own attempts.
    await from('203.0.113.9', PASSWORD).expect(204);
  });

  it.each([3, 6, 12])('guessing by %i addresses without pause does not lock out an honest newcomer', async (pollers) => {
    await freeFailures();
    const addresses = Array.from({ length: pollers }, nextUnknownAddress);
    const poll = () => Promise.all(addresses.map((address) => guess(address)));
    await poll();
    const wait = waitOf(await from('203.0.113.9', PASSWORD).expect(429));
    expect(wait).toBeLessThanOrEqual((pollers * MAX_DELAY_MS) / 1000);
    for (let second = 0; second <= wait; second += 1) {
      await poll();
      time.pass(1000);
    }
    await poll();
    await from('203.0.113.9', PASSWORD).expect(204);
  });

  it("costs an attempt when one asks before one's turn", async () => {
    await freeFailures();
    await guess(nextUnknownAddress()).expect(401);
    const retrying = nextUnknownAddress();
    const wait = waitOf(await guess(retrying).expect(429));
    for (let early = 0; early < LIMIT; early += 1) await guess(retrying).expect(429);
    time.pass(wait * 1000 + 1);
    await from(retrying, PASSWORD).expect(429);
  });

  it('guessing by strangers does not slow down an address from which staff signed in before', async () => {
    await from('203.0.113.9', PASSWORD).expect(204);
    for (let failure = 0; failure <= FREE_FAILURES; failure += 1) await guess(nextUnknownAddress()).expect(401);
    await guess(nextUnknownAddress()).expect(429);
    await from('203.0.113.9', PASSWORD).expect(204);
    for (let failure = 0; failure < LIMIT; failure += 1) await guess('203.0.113.9').expect(401);
    await guess('203.0.113.9').expect(429);
  });
});

describe('brute force against one account', () => {
  let site: Site;
  let time: Time;
  const mona = loginOf('mona');
  const from = (ip: string, password: string, cookie?: string, email = mona.email) =>
    logIn(site, { email, password }, { ...OWN, 'x-forwarded-for': ip, ...(cookie && { cookie }) });
  const deviceOf = (answer: { get(name: 'Set-Cookie'): string[] | undefined }) =>
    (answer.get('Set-Cookie') ?? []).find((line) => line.includes('staff-device-')) ?? '';
  const hammer = async (failures: number) => {
    for (let failure = 0; failure < failures; failure += 1) await from(`198.51.100.${failure + 1}`, 'a guess').expect(401);
  };

  beforeEach(async () => {
    site = await startGateway({ TRUST_PROXY: 'loopback' });
    time = stopClock(site);
    site.accounts.staff.push(colleague('mona', 2), colleague('omar', 3));
  });
  afterEach(() => site.close());

  it('slows strangers down at that account only, and is audited once', async () => {
    await hammer(FREE_FAILURES_OF_ACCOUNT + 1);
    for (let tries = 0; tries < 2; tries += 1) await from('198.51.100.99', 'a guess').expect(429);
    const omar = loginOf('omar');
    await from('198.51.100.98', omar.password, undefined, omar.email).expect(204);
    const refusals = site.accounts.records.filter(({ reason }) => reason === 'TOO_MANY_LOGINS');
    expect(refusals).toEqual([{ action: 'refuse', address: '198.51.100.99', reason: 'TOO_MANY_LOGINS', email: mona.email }]);
  });

  it('does not lock its owner out on a known device, wherever it is', async () => {
    const cookie = deviceOf(await from('203.0.113.9', mona.password).expect(204));
    expect(cookie).toMatch(/; Max-Age=15552000; Path=\/api\/admin; HttpOnly; SameSite=Strict$/);
    await hammer(FREE_FAILURES_OF_ACCOUNT + 1);
    const pair = cookie.split(';', 1)[0] ?? '';
    for (const forged of [`${pair.slice(0, -1)}x`, pair.replace('=', '0=')])
      await from('203.0.113.77', mona.password, forged).expect(429);
    await from('203.0.113.78', mona.password, pair).expect(204);
  });

  it('never locks its owner out for good: a new device waits for its turn', async () => {
    await hammer(FREE_FAILURES_OF_ACCOUNT + 1);
    const { headers } = await from('203.0.113.10', mona.password).expect(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(MAX_DELAY_MS / 1000);
    time.pass(Number(headers['retry-after']) * 1000 + 1);
    await from('203.0.113.10', mona.password).expect(204);
  });

  it('is no easier from a known device', async () => {
    const pair = deviceOf(await from('203.0.113.9', mona.password).expect(204)).split(';', 1)[0];
    for (let failure = 0; failure < 2 * LIMIT; failure += 1) await from('203.0.113.9', 'a guess', pair).expect(401);
    await from('203.0.113.9', 'a guess', pair).expect(429);
  });
});
