import type { IncomingMessage, ServerResponse } from 'node:http';
import { Drain, Metrics, REQUEST_ID_HEADER, readBounded, requestIdOf, traceHeader } from '@dealership/server-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pathOf } from '../edge/access-log.js';
import { securityHeaders } from '../edge/security-headers.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import type { Route } from '../routes.js';
import { hasSessionCookie } from '../staff/session-cookie.js';
import { connectionEnded } from '../upstreams/upstream-failure.js';
import { UpstreamsService } from '../upstreams/upstreams.service.js';
import { dataAnswers, documentAnswers } from './cache/answers.js';
import { type Fetched, MAX_ENTRY_BYTES, MicroCache, type PassingAnswer, type Served, TOO_LARGE } from './cache/micro-cache.js';
import { type SharedRequest, sharedCall, sharedDocument } from './cache/shared-request.js';
import { type Form, StoredAnswer, writeForm } from './cache/stored-answer.js';
import { ProxyService } from './proxy.service.js';

/** How long a path stays marked as too large to cache. */
const LARGE_MS = 60_000;
const LARGE_REMEMBERED = 1000;

const CALLS = '/api/';

/** Calls and documents shared by all visitors for a second. */
@Injectable()
export class CachedReadsService {
  private readonly logger = new Logger(CachedReadsService.name);
  private readonly logsHits: boolean;
  private readonly answers: Record<Route['kind'], ReturnType<typeof dataAnswers>>;
  private readonly large = new LRUCache<string, true>({ max: LARGE_REMEMBERED, ttl: LARGE_MS });

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
    const data = dataAnswers(headers);
    this.answers = { api: data, file: data, document: documentAnswers(headers) };
  }

  /**
   * The fast path, before the framework. Only keys of cached routes are ever stored, so it needs no route lookup.
   * Requests that may be from staff take the slow path, which looks up the session.
   */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || hasSessionCookie(headers.cookie)) return false;
    const { key } = url.startsWith(CALLS) ? sharedCall(url) : sharedDocument(url, headers);
    const served = this.cache.peek(key);
    const form = served?.answer.ready(request);
    if (!served || !form) return false;
    const start = performance.now();
    const id = requestIdOf(request);
    this.write(request, response, form, served, id);
    this.metrics.observe(served.answer.route, method, response.statusCode, performance.now() - start);
    if (this.logsHits) this.logHit(request, response, served, id);
    return true;
  }

  async answer(request: FastifyRequest, reply: FastifyReply, route: Route): Promise<FastifyReply> {
    const url = request.raw.url ?? '';
    const shared = route.kind === 'document' ? sharedDocument(url, request.headers) : sharedCall(url, route.takesQuery);
    const { key } = shared;
    if (request.staffMember || this.large.has(key)) return this.pass(request, reply, route);
    try {
      const { answer, ...served } = await this.cache.load(key, () => this.fetch(shared, route, request));
      if (!('tooLarge' in answer)) return await this.send(request, reply, { answer, ...served });
      this.large.set(key, true);
      return this.pass(request, reply, route);
    } catch (error) {
      return this.proxy.fail(request, reply, route, error);
    }
  }

  private pass(request: FastifyRequest, reply: FastifyReply, route: Route): FastifyReply {
    return this.proxy.forward(request, reply.header('x-cache', 'pass'), route);
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    served: Served<StoredAnswer | PassingAnswer>,
  ): Promise<FastifyReply> {
    const { answer, state } = served;
    reply.header('x-cache', state);
    if (!(answer instanceof StoredAnswer)) {
      request.inlineSources = answer.inline;
      return reply.code(answer.status).headers(answer.headers).send(answer.bytes);
    }
    const form = await answer.prepare(request.raw);
    reply.hijack();
    this.write(request.raw, reply.raw, form, served, request.id);
    return reply;
  }

  private write(request: IncomingMessage, response: ServerResponse, form: Form, { state, age }: Served, id: string): void {
    const more = ['x-cache', state, REQUEST_ID_HEADER, id];
    if (state === 'stale') more.push('age', String(age));
    if (this.drain.draining) more.push('connection', 'close');
    writeForm(request, response, form, more);
  }

  private logHit({ method, url = '' }: IncomingMessage, response: ServerResponse, { state }: Served, id: string): void {
    this.logger.debug({ requestId: id, method, path: pathOf(url), status: response.statusCode, ms: 0, cache: state }, 'request');
  }

  private async fetch(shared: SharedRequest, route: Route, request: FastifyRequest): Promise<Fetched> {
    try {
      return await this.ask(shared, route, request);
    } catch (error) {
      if (connectionEnded(error)) return this.ask(shared, route, request);
      throw error;
    }
  }

  /** Calls the upstream for the shared answer: without the visitor's headers, uncompressed. */
  private async ask({ path, headers: asked }: SharedRequest, route: Route, request: FastifyRequest): Promise<Fetched> {
    const timeout = this.upstreams.timeout(route);
    const { statusCode, headers, body } = await this.upstreams.agent.request({
      origin: this.upstreams.origin(route.part),
      path,
      method: 'GET',
      headers: {
        ...asked,
        'accept-encoding': 'identity',
        [REQUEST_ID_HEADER]: request.id,
        ...traceHeader(request.traceparent),
      },
      headersTimeout: timeout,
      bodyTimeout: timeout,
    });
    const bytes = await readBounded(body, MAX_ENTRY_BYTES);
    return bytes ? this.answers[route.kind]({ status: statusCode, headers, bytes }, route, pathOf(path)) : TOO_LARGE;
  }
}
