import { type LookupAddress, lookup as lookUp } from 'node:dns';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { readBounded } from '@dealership/server-kit';
import { Agent } from 'undici';
import { FetchRefused } from './fetch-refused.js';
import { isPublicAddress } from './public-address.js';

const CONNECT_TIMEOUT_MS = 5000;

type Resolve = (hostname: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

export interface GuardedFetcherOptions {
  /** Origins of the operator's own that may be on http and in a private network, 'http://127.0.0.1:4000'. */
  trustedOrigins?: readonly string[];
  /** Every address of a name; by DNS unless said otherwise. */
  resolve?: Resolve;
}

export interface GuardedRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Of the whole call, redirects among it. */
  timeoutMs: number;
  /** Of the answer's body. */
  maxBytes: number;
  /** How many redirects to follow, each checked like the first address; 0, the default, returns the redirect as the answer. */
  redirects?: number;
}

export interface GuardedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

const byDns: Resolve = (hostname, done) => lookUp(hostname, { all: true }, done);

/** Answers addresses only when all of them are public, and those alone are connected to: a name that is looked up again cannot lead elsewhere. */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new FetchRefused('private'), '', 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Asks addresses that somebody typed: only on https, never in a private network, neither by name nor after a redirect. */
export class GuardedFetcher {
  private readonly guarded: Agent;
  private readonly trusting = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } });
  private readonly trusted: ReadonlySet<string>;

  constructor({ trustedOrigins = [], resolve = byDns }: GuardedFetcherOptions = {}) {
    this.trusted = new Set(trustedOrigins);
    this.guarded = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS, lookup: publicLookup(resolve) } });
  }

  /** @throws FetchRefused */
  async fetch(address: string, request: GuardedRequest): Promise<GuardedAnswer> {
    const signal = AbortSignal.timeout(request.timeoutMs);
    try {
      return await this.follow(this.checked(address), request, signal, request.redirects ?? 0);
    } catch (cause) {
      throw refusalOf(cause, signal);
    }
  }

  /** What can be said of an address without asking it. @throws FetchRefused */
  checked(address: string, base?: URL): URL {
    const url = URL.parse(address, base?.href);
    if (!url) throw new FetchRefused('address');
    if (this.trusted.has(url.origin)) return url;
    if (url.protocol !== 'https:' || url.username || url.password) throw new FetchRefused('address');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isPublicAddress(host)) throw new FetchRefused('private');
    return url;
  }

  async close(): Promise<void> {
    await Promise.all([this.guarded.close(), this.trusting.close()]);
  }

  private async follow(url: URL, request: GuardedRequest, signal: AbortSignal, redirects: number): Promise<GuardedAnswer> {
    const dispatcher = this.trusted.has(url.origin) ? this.trusting : this.guarded;
    const { method = 'GET', headers = {}, body } = request;
    const answer = await dispatcher.request({
      ...{ origin: url.origin, path: url.pathname + url.search, method, headers, signal },
      ...(body !== undefined && { body }),
    });
    const { statusCode: status, headers: answered } = answer;
    const location = answered.location?.toString();
    if (!request.redirects || !isRedirect(status) || !location) {
      const bytes = await readBounded(answer.body, request.maxBytes);
      if (!bytes) throw new FetchRefused('too-large');
      return { status, headers: answered, bytes };
    }
    await answer.body.dump();
    if (redirects === 0) throw new FetchRefused('redirects');
    return this.follow(this.checked(location, url), request, signal, redirects - 1);
  }
}

function refusalOf(cause: unknown, signal: AbortSignal): FetchRefused {
  if (cause instanceof FetchRefused) return cause;
  return new FetchRefused(signal.aborted ? 'timeout' : 'unreachable', { cause });
}
