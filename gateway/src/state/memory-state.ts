import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.js';
import type { Count, StateStore } from './state-store.js';

const MAX_ENTRIES = 20_000;

/** State of a single gateway; lost when the process ends. */
export class MemoryState implements StateStore {
  private readonly values: LRUCache<string, string>;
  private readonly persistentValues = new Map<string, string>();
  private readonly counts: LRUCache<string, { count: number }>;
  private readonly groups: LRUCache<string, Set<string>>;

  constructor(clock: Clock) {
    const settings = { max: MAX_ENTRIES, ttlResolution: 0, perf: { now: () => clock.now() } };
    this.values = new LRUCache(settings);
    this.counts = new LRUCache(settings);
    this.groups = new LRUCache(settings);
  }

  async set(key: string, value: string, ttl: number): Promise<void> {
    this.values.set(key, value, { ttl: ttl });
  }

  async get(key: string, ttl?: number): Promise<string | undefined> {
    const value = this.values.get(key);
    if (value !== undefined && ttl !== undefined) this.values.set(key, value, { ttl: ttl });
    return value;
  }

  async expiresInMs(key: string): Promise<number> {
    return this.values.getRemainingTTL(key);
  }

  async delete(key: string): Promise<void> {
    this.values.delete(key);
  }

  async setPersistent(key: string, value: string): Promise<void> {
    this.persistentValues.set(key, value);
  }

  async getPersistent(key: string): Promise<string | undefined> {
    return this.persistentValues.get(key);
  }

  async increment(key: string, ttl: number): Promise<Count> {
    const known = this.counts.get(key);
    if (!known) this.counts.set(key, { count: 1 }, { ttl: ttl });
    else known.count += 1;
    return { count: known?.count ?? 1, expiresInMs: this.counts.getRemainingTTL(key) };
  }

  async decrement(key: string): Promise<void> {
    const known = this.counts.get(key);
    if (known) known.count -= 1;
  }

  async join(group: string, member: string, ttl: number): Promise<void> {
    this.groups.set(group, new Set([...(this.groups.get(group) ?? []), member]), { ttl: ttl });
  }

  async membersOf(group: string): Promise<string[]> {
    return [...(this.groups.get(group) ?? [])];
  }

  async leave(group: string, member: string): Promise<void> {
    this.groups.get(group)?.delete(member);
  }
}
