import { withTimeout } from '@dealership/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { InlineSources } from '../../edge/security-headers.js';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { StoredResponse } from './stored-response.js';

export const FRESH_MS = 1000;
/** How long a request with a stale answer at hand waits for a fresh one. */
const REVALIDATE_TIMEOUT_MS = 1000;
const ENTRY_COST_BYTES = 4096;
const TOO_MANY_REQUESTS = 429;

/** An uncacheable answer: shared by the requests waiting for it, then dropped. */
export interface UncachedResponse {
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

export type Fetched = StoredResponse | UncachedResponse | typeof TOO_LARGE;

interface Entry {
  response: StoredResponse;
  storedAt: number;
  /** Until then the upstream is not called. */
  revalidateAt: number;
  stale: boolean;
}

export interface Served<Answer extends Fetched = Fetched> {
  response: Answer;
  state: 'hit' | 'miss' | 'stale';
  /** Seconds. */
  age: number;
}

const failed = (fetched: Fetched): boolean =>
  !(fetched instanceof StoredResponse) &&
  (fetched.status >= 500 || fetched.status === TOO_MANY_REQUESTS || ('incomplete' in fetched && fetched.incomplete === true));

/**
 * Caches answers for a second, coalesces concurrent requests, and serves stale answers while the upstream is
 * unavailable.
 */
@Injectable()
export class MicroCache {
  private readonly logger = new Logger(MicroCache.name);
  private readonly inFlight = new Map<string, Promise<Fetched>>();
  private readonly entries: LRUCache<string, Entry>;

  constructor(@Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'CACHE_MEGABYTES'>) {
    this.entries = new LRUCache({
      maxSize: env.CACHE_MEGABYTES * 1024 * 1024,
      // Size limit of all encodings of an answer together, and a minimum cost per entry. Most entries hold one
      // encoding, a quarter of the original size.
      sizeCalculation: ({ response }, key) => 2 * response.size + key.length + ENTRY_COST_BYTES,
    });
  }

  /** Milliseconds of a monotonic clock. Tests replace it. */
  now = (): number => performance.now();

  /** What can be served without calling the upstream. */
  peek(key: string): Served<StoredResponse> | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() < entry.revalidateAt ? this.serve(entry) : undefined;
  }

  private serve({ response, storedAt, stale }: Entry): Served<StoredResponse> {
    return { response, state: stale ? 'stale' : 'hit', age: Math.floor((this.now() - storedAt) / 1000) };
  }

  async load(key: string, fetch: () => Promise<Fetched>): Promise<Served> {
    const known = this.peek(key);
    if (known) return known;
    const old = this.entries.get(key);
    const pending = this.inFlight.get(key) ?? this.start(key, fetch);
    if (!old || this.now() - old.storedAt >= old.response.staleMs) return { response: await pending, state: 'miss', age: 0 };
    const response = await this.revalidated(pending);
    if (response && !failed(response)) return { response, state: 'miss', age: 0 };
    return this.serveStale(key, old);
  }

  private start(key: string, fetch: () => Promise<Fetched>): Promise<Fetched> {
    const pending = fetch()
      .then((response) => {
        if (response instanceof StoredResponse) return this.store(key, response);
        // What an address answered before must not return during an outage, for instance an unpublished post.
        if (!failed(response)) this.entries.delete(key);
        return response;
      })
      .finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, pending);
    return pending;
  }

  /** The answer to store: the previous one if it is unchanged, because it is already compressed. */
  private store(key: string, fetched: StoredResponse): StoredResponse {
    const last = this.entries.get(key)?.response;
    const response = last?.equals(fetched) ? last : fetched;
    const storedAt = this.now();
    this.entries.set(key, { response, storedAt, revalidateAt: storedAt + FRESH_MS, stale: false });
    return response;
  }

  /** The fresh answer; undefined if it fails or times out, which the caller logs. */
  private async revalidated(pending: Promise<Fetched>): Promise<Fetched | undefined> {
    return withTimeout(pending, REVALIDATE_TIMEOUT_MS, 'No new answer came').catch(() => undefined);
  }

  private serveStale(key: string, entry: Entry): Served<StoredResponse> {
    if (!entry.stale) this.logger.warn({ path: key.split('?', 1)[0] }, 'upstream unavailable, serving the last response');
    entry.stale = true;
    entry.revalidateAt = Math.min(this.now() + FRESH_MS, entry.storedAt + entry.response.staleMs);
    return this.serve(entry);
  }
}
