import { AppError } from '@dealership/service-kit';
import type { Redis } from 'ioredis';
import type { Count, StateStore } from './state-store.js';

const PREFIX = 'gateway:';

// A plain DECR would recreate an expired count without an expiry.
const TAKE_BACK = "if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('DECR', KEYS[1]) end";

async function asked<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (cause) {
    throw new AppError('UPSTREAM_UNAVAILABLE', {}, { cause });
  }
}

/** State shared by all gateways. While Redis is unavailable every operation fails with 503. */
export class RedisState implements StateStore {
  constructor(private readonly redis: Redis) {}

  async put(key: string, value: string, life: number): Promise<void> {
    await asked(this.redis.set(PREFIX + key, value, 'PX', life));
  }

  async use(key: string, life?: number): Promise<string | undefined> {
    const name = PREFIX + key;
    return (await asked(life === undefined ? this.redis.get(name) : this.redis.getex(name, 'PX', life))) ?? undefined;
  }

  async drop(key: string): Promise<void> {
    await asked(this.redis.del(PREFIX + key));
  }

  async keep(key: string, value: string): Promise<void> {
    await asked(this.redis.set(PREFIX + key, value));
  }

  async kept(key: string): Promise<string | undefined> {
    return (await asked(this.redis.get(PREFIX + key))) ?? undefined;
  }

  async add(key: string, life: number): Promise<Count> {
    const name = PREFIX + key;
    const answers = await asked(this.redis.multi().set(name, 0, 'PX', life, 'NX').incr(name).pttl(name).exec());
    const [, count, endsIn] = (answers ?? []).map(([error, answer]) => {
      if (error) throw error;
      return Number(answer);
    });
    return { count: count ?? 1, endsIn: endsIn ?? life };
  }

  async decrement(key: string): Promise<void> {
    await asked(this.redis.eval(TAKE_BACK, 1, PREFIX + key));
  }

  async join(group: string, member: string, life: number): Promise<void> {
    const name = PREFIX + group;
    await asked(this.redis.multi().sadd(name, member).pexpire(name, life).exec());
  }

  membersOf(group: string): Promise<string[]> {
    return asked(this.redis.smembers(PREFIX + group));
  }

  async leave(group: string, member: string): Promise<void> {
    await asked(this.redis.srem(PREFIX + group, member));
  }
}
