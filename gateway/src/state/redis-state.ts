import { AppError } from '@dealership/service-kit';
import type { Redis } from 'ioredis';
import type { Count, StateStore } from './state-store.js';

const PREFIX = 'gateway:';

// A plain DECR would recreate an expired count without an expiry.
const DECREMENT_IF_EXISTS = "if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('DECR', KEYS[1]) end";

async function orUnavailable<Answer>(command: Promise<Answer>): Promise<Answer> {
  try {
    return await command;
  } catch (cause) {
    throw new AppError('UPSTREAM_UNAVAILABLE', {}, { cause });
  }
}

/** State shared by all gateways. While Redis is unavailable every operation fails with 503. */
export class RedisState implements StateStore {
  constructor(private readonly redis: Redis) {}

  async set(key: string, value: string, ttl: number): Promise<void> {
    await orUnavailable(this.redis.set(PREFIX + key, value, 'PX', ttl));
  }

  async get(key: string, ttl?: number): Promise<string | undefined> {
    const name = PREFIX + key;
    return (await orUnavailable(ttl === undefined ? this.redis.get(name) : this.redis.getex(name, 'PX', ttl))) ?? undefined;
  }

  async expiresInMs(key: string): Promise<number> {
    return Math.max(0, await orUnavailable(this.redis.pttl(PREFIX + key)));
  }

  async delete(key: string): Promise<void> {
    await orUnavailable(this.redis.del(PREFIX + key));
  }

  async setPersistent(key: string, value: string): Promise<void> {
    await orUnavailable(this.redis.set(PREFIX + key, value));
  }

  async getPersistent(key: string): Promise<string | undefined> {
    return (await orUnavailable(this.redis.get(PREFIX + key))) ?? undefined;
  }

  async increment(key: string, ttl: number): Promise<Count> {
    const name = PREFIX + key;
    const answers = await orUnavailable(this.redis.multi().set(name, 0, 'PX', ttl, 'NX').incr(name).pttl(name).exec());
    const [, count, expiresInMs] = (answers ?? []).map(([error, answer]) => {
      if (error) throw error;
      return Number(answer);
    });
    return { count: count ?? 1, expiresInMs: expiresInMs ?? ttl };
  }

  async decrement(key: string): Promise<void> {
    await orUnavailable(this.redis.eval(DECREMENT_IF_EXISTS, 1, PREFIX + key));
  }

  async join(group: string, member: string, ttl: number): Promise<void> {
    const name = PREFIX + group;
    await orUnavailable(this.redis.multi().sadd(name, member).pexpire(name, ttl).exec());
  }

  membersOf(group: string): Promise<string[]> {
    return orUnavailable(this.redis.smembers(PREFIX + group));
  }

  async leave(group: string, member: string): Promise<void> {
    await orUnavailable(this.redis.srem(PREFIX + group, member));
  }
}
