/** A count and the milliseconds until it expires. */
export interface Count {
  count: number;
  expiresInMs: number;
}

/** State beyond a request: in Redis if several gateways share it, else in memory. Lifetimes in milliseconds. */
export interface StateStore {
  set(key: string, value: string, ttl: number): Promise<void>;
  /** The value, if still present. `ttl` renews its expiry. */
  get(key: string, ttl?: number): Promise<string | undefined>;
  /** Milliseconds until the value expires; 0 without one. */
  expiresInMs(key: string): Promise<number>;
  delete(key: string): Promise<void>;
  /** Stores a value without expiry; Redis writes it to disk. */
  setPersistent(key: string, value: string): Promise<void>;
  getPersistent(key: string): Promise<string | undefined>;
  /** Increments a count. It expires after the `ttl` given first, however often it grows. */
  increment(key: string, ttl: number): Promise<Count>;
  decrement(key: string): Promise<void>;
  /** Adds a member to a group, which expires when nobody joined for that long. */
  join(group: string, member: string, ttl: number): Promise<void>;
  membersOf(group: string): Promise<string[]>;
  leave(group: string, member: string): Promise<void>;
}

export const STATE_STORE = Symbol('STATE_STORE');
