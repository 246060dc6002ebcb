/** A count and the milliseconds until it expires. */
export interface Count {
  count: number;
  endsIn: number;
}

/** State beyond a request: in Redis if several gateways share it, else in memory. Lifetimes in milliseconds. */
export interface StateStore {
  put(key: string, value: string, life: number): Promise<void>;
  /** The value, if still present. `life` renews its expiry. */
  use(key: string, life?: number): Promise<string | undefined>;
  drop(key: string): Promise<void>;
  /** Stores a value without expiry; Redis writes it to disk. */
  keep(key: string, value: string): Promise<void>;
  kept(key: string): Promise<string | undefined>;
  /** Increments a count. It expires after the life given first, however often it grows. */
  add(key: string, life: number): Promise<Count>;
  decrement(key: string): Promise<void>;
  /** Adds a member to a group, which expires when nobody joined for that long. */
  join(group: string, member: string, life: number): Promise<void>;
  membersOf(group: string): Promise<string[]>;
  leave(group: string, member: string): Promise<void>;
}

export const STATE_STORE = Symbol('STATE_STORE');
