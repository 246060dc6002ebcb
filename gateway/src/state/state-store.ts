/** A count and the milliseconds until it is forgotten. */
export interface Count {
  count: number;
  endsIn: number;
}

/** What outlives a request: in Redis, where several gateways share it, else in memory. Lives are milliseconds. */
export interface StateStore {
  put(key: string, value: string, life: number): Promise<void>;
  /** The value, if it is still there. With a life it lives that long from now on. */
  use(key: string, life?: number): Promise<string | undefined>;
  drop(key: string): Promise<void>;
  /** Stores what nobody has to use for it to stay; in Redis it is written to disk. */
  keep(key: string, value: string): Promise<void>;
  kept(key: string): Promise<string | undefined>;
  /** Counts one more. A count lives from its first on, however often it grows. */
  add(key: string, life: number): Promise<Count>;
  takeBack(key: string): Promise<void>;
  /** Adds a member to a group, which is forgotten when nobody joined for that long. */
  join(group: string, member: string, life: number): Promise<void>;
  membersOf(group: string): Promise<string[]>;
  leave(group: string, member: string): Promise<void>;
}

export const STATE_STORE = Symbol('STATE_STORE');
