import { type LookupAddress, lookup as lookUp } from 'node:dns';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { readBounded } from '@dealership/server-kit';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Agent } from 'undici';
import { FetchRefused } from './fetch-refused.js';
import { isPublicAddress } from './public-address.js';

const CONNECT_TIMEOUT_MS = 5000;

type Resolve = (hostname: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

export interface GuardedFetcherOptions {
  /** The operator's own origins, exempt from the https and network rules, 'http://127.0.0.1:4000'. */
  trustedOrigins?: readonly string[];
  /** Resolves a name to all its addresses; DNS by default. */
  resolve?: Resolve;
}

export interface GuardedRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Of the whole call, including redirects. */
  timeoutMs: number;
  /** Maximum body size of the answer. */
  maxBytes: number;
  /** Redirects to follow, each checked like the first address; 0, the default, returns the redirect as the answer. */
  redirects?: number;
}

export interface GuardedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

const byDns: Resolve = (hostname, done) => lookUp(hostname, { all: true }, done);

/** Resolves only to public addresses, and connects only to those: prevents DNS rebinding. */
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

interface Agents {
  /** Connects to public addresses only. */
  guarded: Agent;
  trusting: Agent;
}

/** Loads undici on first use: an eighth of what a service loads. */
async function openAgents(resolve: Resolve): Promise<Agents> {
  const { Agent } = await import('undici');
  const timeout = CONNECT_TIMEOUT_MS;
  return {
    guarded: new Agent({ connect: { timeout, lookup: publicLookup(resolve) } }),
    trusting: new Agent({ connect: { timeout } }),
  };
}

/** Fetches user-provided URLs: https only, never into a private network, neither by name nor by redirect (SSRF). */
export class GuardedFetcher implements OnApplicationShutdown {
  private readonly resolve: Resolve;
  private readonly trusted: ReadonlySet<string>;
  private agents: Promise<Agents> | undefined;

  constructor({ trustedOrigins = [], resolve = byDns }: GuardedFetcherOptions = {}) {
    this.trusted = new Set(trustedOrigins);
    this.resolve = resolve;
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

  /** Checks a URL without fetching it. @throws FetchRefused */
  checked(address: string, base?: URL): URL {
    const url = URL.parse(address, base?.href);
    if (!url) throw new FetchRefused('address');
    if (this.trusted.has(url.origin)) return url;
    if (url.protocol !== 'https:' || url.username || url.password) throw new FetchRefused('address');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isPublicAddress(host)) throw new FetchRefused('private');
    return url;
  }

  /** Closes kept connections. */
  async onApplicationShutdown(): Promise<void> {
    const agents = await this.agents;
    await Promise.all([agents?.guarded.close(), agents?.trusting.close()]);
  }

  private async follow(url: URL, request: GuardedRequest, signal: AbortSignal, redirects: number): Promise<GuardedAnswer> {
    this.agents ??= openAgents(this.resolve);
    const { guarded, trusting } = await this.agents;
    const dispatcher = this.trusted.has(url.origin) ? trusting : guarded;
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
