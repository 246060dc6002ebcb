import { withTimeout } from '@dealership/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { InlineSources } from '../../edge/security-headers.js';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { StoredAnswer } from './stored-answer.js';

export const FRESH_MS = 1000;
/** How long a request with a stale answer at hand waits for a fresh one. */
export const REVALIDATE_TIMEOUT_MS = 1000;
export const MAX_ENTRY_BYTES = 2 * 1024 * 1024;
const ENTRY_COST_BYTES = 4096;

/** An uncacheable answer: shared by the requests waiting for it, then dropped. */
export interface PassingAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  bytes: Buffer;
  /** CSP sources for a document's inline scripts and styles. */
  inline?: InlineSources;
  /** One of its upstreams is unavailable: prefer the cached answer. */
  incomplete?: boolean;
}

/** Too large to buffer: each request gets its own streamed answer. */
export const TOO_LARGE = { status: 200, tooLarge: true } as const;

export type Fetched = StoredAnswer | PassingAnswer | typeof TOO_LARGE;

interface Entry {
  answer: StoredAnswer;
  storedAt: number;
  /** Until then the upstream is not called. */
  quietUntil: number;
  stale: boolean;
}

export interface Served<Answer extends Fetched = Fetched> {
  answer: Answer;
  state: 'hit' | 'miss' | 'stale';
  /** Seconds. */
  age: number;
}

const failed = (fetched: Fetched): boolean =>
  !(fetched instanceof StoredAnswer) && (fetched.status >= 500 || ('incomplete' in fetched && fetched.incomplete === true));

/**
 * Caches answers for a second, coalesces concurrent requests, and serves stale answers while the upstream is
 * unavailable.
 */
@Injectable()
export class MicroCache {
  private readonly logger = new Logger(MicroCache.name);
  private readonly flights = new Map<string, Promise<Fetched>>();
  private readonly entries: LRUCache<string, Entry>;

  constructor(@Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'CACHE_MEGABYTES'>) {
    this.entries = new LRUCache({
      maxSize: env.CACHE_MEGABYTES * 1024 * 1024,
      // Size limit of all encodings of an answer together, and a minimum cost per entry. Most entries hold one
      // encoding, a quarter of the original size.
      sizeCalculation: ({ answer }, key) => 2 * answer.size + key.length + ENTRY_COST_BYTES,
    });
  }

  /** Milliseconds of a monotonic clock. Tests replace it. */
  now = (): number => performance.now();

  /** What can be served without calling the upstream. */
  peek(key: string): Served<StoredAnswer> | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() < entry.quietUntil ? this.serve(entry) : undefined;
  }

  private serve({ answer, storedAt, stale }: Entry): Served<StoredAnswer> {
    return { answer, state: stale ? 'stale' : 'hit', age: Math.floor((this.now() - storedAt) / 1000) };
  }

  async load(key: string, fetch: () => Promise<Fetched>): Promise<Served> {
    const known = this.peek(key);
    if (known) return known;
    const old = this.entries.get(key);
    const flight = this.flights.get(key) ?? this.start(key, fetch);
    if (!old || this.now() - old.storedAt >= old.answer.staleMs) return { answer: await flight, state: 'miss', age: 0 };
    const answer = await this.revalidated(flight);
    if (answer && !failed(answer)) return { answer, state: 'miss', age: 0 };
    return this.serveStale(key, old);
  }

  private start(key: string, fetch: () => Promise<Fetched>): Promise<Fetched> {
    const flight = fetch()
      .then((answer) => (answer instanceof StoredAnswer ? this.store(key, answer) : answer))
      .finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  /** The answer to store: the previous one if it is unchanged, because it is already compressed. */
  private store(key: string, fetched: StoredAnswer): StoredAnswer {
    if (fetched.size > MAX_ENTRY_BYTES) return fetched;
    const last = this.entries.get(key)?.answer;
    const answer = last?.equals(fetched) ? last : fetched;
    const storedAt = this.now();
    this.entries.set(key, { answer, storedAt, quietUntil: storedAt + FRESH_MS, stale: false });
    return answer;
  }

  /** The fresh answer; undefined if it fails or times out, which the caller logs. */
  private async revalidated(flight: Promise<Fetched>): Promise<Fetched | undefined> {
    return withTimeout(flight, REVALIDATE_TIMEOUT_MS, 'No new answer came').catch(() => undefined);
  }

  private serveStale(key: string, entry: Entry): Served<StoredAnswer> {
    if (!entry.stale) this.logger.warn({ path: key.split('?', 1)[0] }, 'a part is unavailable: its last answer is served');
    entry.stale = true;
    entry.quietUntil = Math.min(this.now() + FRESH_MS, entry.storedAt + entry.answer.staleMs);
    return this.serve(entry);
  }
}
