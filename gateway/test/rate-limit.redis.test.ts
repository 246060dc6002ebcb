import { until } from '@dealership/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { json } from './support/fake-upstream.js';
import { type Site, startGateway } from './support/gateway.js';
import { emptyRedis, redisOf, untilRedisAnswers, withRedis } from './support/redis.js';

const REDIS_URL = redisOf(2);

(REDIS_URL ? describe : describe.skip)('the limit of forms of two gateways with one Redis', () => {
  const sites: Site[] = [];

  const start = async (settings: Record<string, string>): Promise<Site> => {
    const site = await startGateway({
      REDIS_URL: String(REDIS_URL),
      FORM_RATE_LIMIT: '3',
      FORM_RATE_WINDOW: '30',
      TRUST_PROXY: 'loopback',
      ...settings,
    });
    sites.push(site);
    site.upstreams.inquiries.behave = json({ id: 1 }, 201);
    await untilRedisAnswers(site);
    return site;
  };
  const startTwo = async (settings = {}): Promise<[Site, Site]> => [await start(settings), await start(settings)];
  const send = (site: Site, visitor: string) => supertest(site.url).post('/api/contact').set('x-forwarded-for', visitor).send({});

  beforeEach(() => emptyRedis(String(REDIS_URL)));
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.close();
  });

  it("counts a visitor's messages across gateways", async () => {
    const [one, two] = await startTwo();
    await send(one, '203.0.113.1').expect(201);
    await send(two, '203.0.113.1').expect(201);
    await send(one, '203.0.113.1').expect(201);
    for (const site of [two, one]) {
      const answer = await send(site, '203.0.113.1').expect(429);
      expect(answer.body).toMatchObject({ code: 'RATE_LIMITED' });
      const wait = Number(answer.headers['retry-after']);
      expect(wait > 0 && wait <= 30).toBe(true);
    }
    expect([one, two].map(({ upstreams }) => upstreams.inquiries.calls.length)).toEqual([2, 1]);
    await send(two, '203.0.113.2').expect(201);
  });

  it('lets the visitor through again when the window is over', async () => {
    const [one, two] = await startTwo({ FORM_RATE_LIMIT: '1', FORM_RATE_WINDOW: '1' });
    await send(one, '203.0.113.1').expect(201);
    await send(two, '203.0.113.1').expect(429);
    await until('the address may send again', async () => (await send(two, '203.0.113.1')).status === 201);
  });

  it('lets visitors through while Redis accepts commands but does not answer', async () => {
    const site = await start({});
    await withRedis(String(REDIS_URL), async (redis) => {
      await redis.client('PAUSE', 60_000, 'WRITE');
      await send(site, '203.0.113.1').expect(201);
      await redis.client('UNPAUSE');
    });
  });

  it('does not exceed the limit with concurrent requests', async () => {
    const [one, two] = await startTwo();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index % 2 ? one : two, '203.0.113.1')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  });
});
