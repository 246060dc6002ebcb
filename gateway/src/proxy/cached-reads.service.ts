import type { IncomingMessage, ServerResponse } from 'node:http';
import { Drain, Metrics, REQUEST_ID_HEADER, readBounded, requestIdOf, traceHeader } from '@dealership/server-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pathOf } from '../edge/access-log.js';
import { securityHeaders } from '../edge/security-headers.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import type { GatewayRoute } from '../routes.js';
import { hasSessionCookie } from '../staff/session/session-cookie.js';
import { connectionEnded } from '../upstreams/upstream-failure.js';
import { UpstreamsService } from '../upstreams/upstreams.service.js';
import { type Fetched, MicroCache, type Served, TOO_LARGE, type UncachedResponse } from './cache/micro-cache.js';
import { dataResponses, documentResponses } from './cache/responses.js';
import { type SharedRequest, sharedCall, sharedDocument, withTracking } from './cache/shared-request.js';
import { type EncodedResponse, StoredResponse, writeEncoded } from './cache/stored-response.js';
import { ProxyService } from './proxy.service.js';

/** Larger answers are streamed instead of cached. */
export const MAX_ENTRY_BYTES = 2 * 1024 * 1024;
/** How long a path stays marked as too large to cache. */
const LARGE_TTL_MS = 60_000;
const MAX_LARGE_PATHS = 1000;

const API_PREFIX = '/api/';

/** Calls and documents shared by all visitors for a second. */
@Injectable()
export class CachedReadsService {
  private readonly logger = new Logger(CachedReadsService.name);
  private readonly logsHits: boolean;
  private readonly responses: Record<GatewayRoute['kind'], ReturnType<typeof dataResponses>>;
  private readonly large = new LRUCache<string, true>({ max: MAX_LARGE_PATHS, ttl: LARGE_TTL_MS });

  constructor(
    private readonly cache: MicroCache,
    private readonly upstreams: UpstreamsService,
    private readonly proxy: ProxyService,
    private readonly drain: Drain,
    private readonly metrics: Metrics,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
  ) {
    this.logsHits = ['debug', 'trace'].includes(env.LOG_LEVEL);
    const headers = securityHeaders(env);
    const data = dataResponses(headers);
    this.responses = { api: data, file: data, document: documentResponses(headers) };
  }

  /**
   * The fast path, before the framework. Only keys of cached routes are ever stored, so it needs no route lookup.
   * Requests that may be from staff take the slow path, which looks up the session.
   */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || hasSessionCookie(headers.cookie)) return false;
    const { key } = url.startsWith(API_PREFIX) ? sharedCall(url) : sharedDocument(url, headers);
    const served = this.cache.peek(key);
    const encoded = served?.response.ready(request);
    if (!served || !encoded) return false;
    const start = performance.now();
    const id = requestIdOf(request);
    this.write(request, response, encoded, served, id);
    this.metrics.observe(served.response.route, method, response.statusCode, performance.now() - start);
    if (this.logsHits) this.logHit(request, response, served, id);
    return true;
  }

  async handle(request: FastifyRequest, reply: FastifyReply, route: GatewayRoute): Promise<FastifyReply> {
    const url = request.raw.url ?? '';
    const shared = route.kind === 'document' ? sharedDocument(url, request.headers) : sharedCall(url, route.takesQuery);
    const { key } = shared;
    if (request.staffMember || this.large.has(key)) return this.pass(request, reply, route);
    try {
      const { response, ...served } = await this.cache.load(key, () => this.fetch(shared, route, request));
      if (!('tooLarge' in response)) return await this.send(request, reply, { response, ...served });
      this.large.set(key, true);
      return this.pass(request, reply, route);
    } catch (error) {
      return this.proxy.fail(request, reply, route, error);
    }
  }

  private pass(request: FastifyRequest, reply: FastifyReply, route: GatewayRoute): FastifyReply {
    return this.proxy.forward(request, reply.header('x-cache', 'pass'), route);
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    served: Served<StoredResponse | UncachedResponse>,
  ): Promise<FastifyReply> {
    const { response, state } = served;
    reply.header('x-cache', state);
    if (!(response instanceof StoredResponse)) {
      request.inlineSources = response.inline;
      reply.code(response.status).headers(response.headers);
      const { location } = response.headers;
      if (typeof location === 'string') reply.header('location', withTracking(location, request.raw.url ?? ''));
      return reply.send(response.bytes);
    }
    const encoded = await response.prepare(request.raw);
    reply.hijack();
    this.write(request.raw, reply.raw, encoded, served, request.id);
    return reply;
  }

  private write(
    request: IncomingMessage,
    response: ServerResponse,
    encoded: EncodedResponse,
    { state, age }: Served,
    id: string,
  ): void {
    const more = ['x-cache', state, REQUEST_ID_HEADER, id];
    if (state === 'stale') more.push('age', String(age));
    if (this.drain.draining) more.push('connection', 'close');
    writeEncoded(request, response, encoded, more);
  }

  private logHit({ method, url = '' }: IncomingMessage, response: ServerResponse, { state }: Served, id: string): void {
    this.logger.debug({ requestId: id, method, path: pathOf(url), status: response.statusCode, ms: 0, cache: state }, 'request');
  }

  private async fetch(shared: SharedRequest, route: GatewayRoute, request: FastifyRequest): Promise<Fetched> {
    try {
      return await this.fetchOnce(shared, route, request);
    } catch (error) {
      if (connectionEnded(error)) return this.fetchOnce(shared, route, request);
      throw error;
    }
  }

  /** Calls the upstream for the shared answer: without the visitor's headers, uncompressed. */
  private async fetchOnce(
    { path, headers: requestHeaders }: SharedRequest,
    route: GatewayRoute,
    request: FastifyRequest,
  ): Promise<Fetched> {
    const timeout = this.upstreams.timeout(route);
    const { statusCode, headers, body } = await this.upstreams.agent.request({
      origin: this.upstreams.origin(route.upstream),
      path,
      method: 'GET',
      headers: {
        ...requestHeaders,
        'accept-encoding': 'identity',
        [REQUEST_ID_HEADER]: request.id,
        ...traceHeader(request.traceparent),
      },
      headersTimeout: timeout,
      bodyTimeout: timeout,
    });
    const bytes = await readBounded(body, MAX_ENTRY_BYTES);
    return bytes ? this.responses[route.kind]({ status: statusCode, headers, bytes }, route, pathOf(path)) : TOO_LARGE;
  }
}
