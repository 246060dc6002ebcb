import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.js';
import type { Count, StateStore } from './state-store.js';

const REMEMBERED = 20_000;

/** State of a single gateway; lost when the process ends. */
export class MemoryState implements StateStore {
  private readonly values: LRUCache<string, string>;
  private readonly keptValues = new Map<string, string>();
  private readonly counts: LRUCache<string, { count: number }>;
  private readonly groups: LRUCache<string, Set<string>>;

  constructor(clock: Clock) {
    const settings = { max: REMEMBERED, ttlResolution: 0, perf: { now: () => clock.now() } };
    this.values = new LRUCache(settings);
    this.counts = new LRUCache(settings);
    this.groups = new LRUCache(settings);
  }

  async put(key: string, value: string, life: number): Promise<void> {
    this.values.set(key, value, { ttl: life });
  }

  async use(key: string, life?: number): Promise<string | undefined> {
    const value = this.values.get(key);
    if (value !== undefined && life !== undefined) this.values.set(key, value, { ttl: life });
    return value;
  }

  async drop(key: string): Promise<void> {
    this.values.delete(key);
  }

  async keep(key: string, value: string): Promise<void> {
    this.keptValues.set(key, value);
  }

  async kept(key: string): Promise<string | undefined> {
    return this.keptValues.get(key);
  }

  async add(key: string, life: number): Promise<Count> {
    const known = this.counts.get(key);
    if (!known) this.counts.set(key, { count: 1 }, { ttl: life });
    else known.count += 1;
    return { count: known?.count ?? 1, endsIn: this.counts.getRemainingTTL(key) };
  }

  async decrement(key: string): Promise<void> {
    const known = this.counts.get(key);
    if (known) known.count -= 1;
  }

  async join(group: string, member: string, life: number): Promise<void> {
    this.groups.set(group, new Set([...(this.groups.get(group) ?? []), member]), { ttl: life });
  }

  async membersOf(group: string): Promise<string[]> {
    return [...(this.groups.get(group) ?? [])];
  }

  async leave(group: string, member: string): Promise<void> {
    this.groups.get(group)?.delete(member);
  }
}
