import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { STATE_STORE, type StateStore } from '../../src/state/state-store.js';
import { PASSWORD, type Site, startGateway } from '../support/gateway.js';
import { emptyRedis, redisOf, untilRedisAnswers, withRedis } from '../support/redis.js';
import { cookieOf, logIn, OWN } from '../support/staff.js';

const REDIS_URL = redisOf(1);
const backends: [string, Record<string, string>][] = [
  ['memory', {}],
  ...(REDIS_URL ? [['Redis', { REDIS_URL }] as [string, Record<string, string>]] : []),
];

const session = (site: Site, cookie: string) => supertest(site.url).get('/api/admin/session').set('cookie', cookie);

/** The gateway, once its session store is connected. */
async function startReadyGateway(settings: Record<string, string>): Promise<Site> {
  const site = await startGateway(settings);
  await untilRedisAnswers(site);
  return site;
}

describe.each(backends)('gateway state in %s', (_, settings) => {
  let site: Site;
  let state: StateStore;

  beforeAll(async () => {
    if (REDIS_URL) await emptyRedis(REDIS_URL);
    site = await startReadyGateway({ ...settings, STAFF_SESSION_IDLE: '1' });
    state = site.app.get<StateStore>(STATE_STORE);
  });
  afterAll(() => site.close());

  it('counts, also concurrently', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, () => state.increment('tries', 60_000)));
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_none, index) => index + 1),
    );
    for (const { expiresInMs } of counts) expect(expiresInMs > 0 && expiresInMs <= 60_000).toBe(true);
    await state.decrement('tries');
    expect((await state.increment('tries', 60_000)).count).toBe(20);
  });

  it('counts until the first count expires, not a later one', async () => {
    await state.increment('expiring', 400);
    await until('the counter begins anew', async () => (await state.increment('expiring', 60_000)).count === 1);
  });

  it('does not decrement an expired count', async () => {
    await state.decrement('never counted');
    expect((await state.increment('never counted', 60_000)).count).toBe(1);
  });

  it('keeps a value as long as it is used', async () => {
    await state.set('used', 'a', 600);
    await state.set('unused', 'b', 600);
    const end = performance.now() + 1300;
    await until('the value was used beyond its life', async () => {
      expect(await state.get('used', 600)).toBe('a');
      return performance.now() > end;
    });
    expect(await state.get('unused', 600)).toBeUndefined();
    await state.delete('used');
    expect(await state.get('used', 600)).toBeUndefined();
  });

  it('expires unused sessions and ends logged-out ones', async () => {
    const [idle, left] = [cookieOf(await logIn(site)), cookieOf(await logIn(site))];
    await session(site, idle).expect(200);
    await session(site, left).expect(200);
    await supertest(site.url).post('/api/admin/logout').set(OWN).set('cookie', left).expect(204);
    await session(site, left).expect(401);
    const asleep = performance.now() + 1100;
    await until('the session was idle for longer than it lasts', () => performance.now() > asleep);
    await session(site, idle).expect(401);
  });
});

(REDIS_URL ? describe : describe.skip)('several gateways', () => {
  const settings = { REDIS_URL: String(REDIS_URL), TRUST_PROXY: 'loopback' };

  beforeAll(() => emptyRedis(settings.REDIS_URL));

  it('share sessions, also after a restart, until the password changes', async () => {
    const one = await startReadyGateway(settings);
    const cookie = cookieOf(await logIn(one).expect(204));
    await one.close();
    const two = await startReadyGateway(settings);
    await session(two, cookie).expect(200);
    await two.close();
    const changed = await startReadyGateway({ ...settings, ADMIN_PASSWORD: 'a new password' });
    await session(changed, cookie).expect(401);
    await changed.close();
    const back = await startReadyGateway(settings);
    await session(back, cookie).expect(401);
    await back.close();
  });

  it('share a changed password, also after a restart, until the operator sets another one, and store it only as a hash', async () => {
    const newPassword = 'a lantern beside the harbour';
    const [one, two] = [await startReadyGateway(settings), await startReadyGateway(settings)];
    const [own, other] = [cookieOf(await logIn(one)), cookieOf(await logIn(two))];
    const change = { currentPassword: PASSWORD, newPassword };
    await supertest(one.url).put('/api/admin/password').set(OWN).set('cookie', own).send(change).expect(204);
    await session(two, other).expect(401);
    await logIn(two).expect(401);
    for (const site of [one, two]) await site.close();
    const again = await startReadyGateway(settings);
    await logIn(again, { password: newPassword }).expect(204);
    await again.close();
    const stored = await everything(settings.REDIS_URL);
    expect(stored).toContain('$argon2id$v=19$m=65536,t=3,p=1$');
    for (const secret of [PASSWORD, newPassword]) expect(stored).not.toContain(secret);
    const operators = await startReadyGateway({ ...settings, ADMIN_PASSWORD: 'what the operator has set' });
    await logIn(operators, { password: newPassword }).expect(401);
    await logIn(operators, { password: 'what the operator has set' }).expect(204);
    await operators.close();
    await emptyRedis(settings.REDIS_URL);
  });

  it('share failure counts, and store no secret in plain text', async () => {
    const sites = [await startReadyGateway(settings), await startReadyGateway(settings)] as [Site, Site];
    const guess = (site: Site) => logIn(site, { password: 'a guess' }, { ...OWN, 'x-forwarded-for': '203.0.113.5' });
    for (let failure = 0; failure < 5; failure += 1) await guess(sites[failure % 2 === 0 ? 0 : 1]).expect(401);
    for (const site of sites) await guess(site).expect(429);
    const secret = cookieOf(await logIn(sites[0]).expect(204)).split('=')[1] ?? '';
    const stored = await everything(settings.REDIS_URL);
    expect(stored).toContain('gateway:session:');
    for (const hidden of [secret, PASSWORD, 'a guess']) expect(stored).not.toContain(hidden);
    for (const site of sites) await site.close();
  });
});

const everything = (url: string) =>
  withRedis(url, async (redis) => {
    const keys = await redis.keys('*');
    const values = await Promise.all(
      keys.map(async (key) => ((await redis.type(key)) === 'string' ? redis.get(key) : redis.smembers(key))),
    );
    return [...keys, ...values].join('\n');
  });
