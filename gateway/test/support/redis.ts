import { until } from '@dealership/service-kit/testing';
import { Redis } from 'ioredis';
import supertest from 'supertest';
import { type Site } from './gateway.js';

const { TEST_REDIS_URL } = process.env;

/** A database of the test Redis, if there is one. Each test file uses its own, since files run in parallel. */
export const redisOf = (database: number): string | undefined => TEST_REDIS_URL && new URL(`/${database}`, TEST_REDIS_URL).href;

export async function withRedis<Result>(url: string, work: (redis: Redis) => Promise<Result>): Promise<Result> {
  const redis = new Redis(url);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

export const emptyRedis = (url: string) => withRedis(url, (redis) => redis.flushdb());

/** Sessions are refused only once Redis can be reached. */
export const untilRedisAnswers = (site: Site): Promise<true> =>
  until('Redis answers', async () => {
    const cookie = `staff-session=${'x'.repeat(43)}`;
    const { status } = await supertest(site.url).get('/api/admin/session').set('cookie', cookie);
    return status === 401;
  });
