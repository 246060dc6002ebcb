import type { IncomingMessage, ServerResponse } from 'node:http';
import { Drain, Metrics, REQUEST_ID_HEADER, requestIdOf, traceHeader } from '@dealership/server-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../edge/access-log.js';
import { securityHeaders } from '../edge/security-headers.js';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import type { Route } from '../routes.js';
import { hasSessionCookie } from '../staff/session-cookie.js';
import { connectionEnded } from '../upstreams/upstream-failure.js';
import { UpstreamsService } from '../upstreams/upstreams.service.js';
import { cacheKey } from './cache/cache-key.js';
import { type Fetched, MicroCache, type Served } from './cache/micro-cache.js';
import { type Form, StoredAnswer, writeForm } from './cache/stored-answer.js';
import { ProxyService } from './proxy.service.js';

const STORED_TYPE = 'application/json; charset=utf-8';

/** The reads that many visitors share for a second. */
@Injectable()
export class CachedReadsService {
  private readonly logger = new Logger(CachedReadsService.name);
  private readonly logsHits: boolean;
  private readonly commonHeaders: string[];

  constructor(
    private readonly cache: MicroCache,
    private readonly upstreams: UpstreamsService,
    private readonly proxy: ProxyService,
    private readonly drain: Drain,
    private readonly metrics: Metrics,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
  ) {
    this.logsHits = ['debug', 'trace'].includes(env.LOG_LEVEL);
    this.commonHeaders = Object.entries({
      'cache-control': 'public, max-age=0, must-revalidate',
      ...securityHeaders(env).data,
    }).flat();
  }

  /**
   * The fast path, before the framework: only keys of cached endpoints are ever stored, so no route is looked up.
   * Who may be staff takes the other path, where the session is.
   */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || hasSessionCookie(request.headers.cookie)) return false;
    const served = this.cache.peek(cacheKey(request.url ?? ''));
    const form = served?.answer.ready(request);
    if (!served || !form) return false;
    const start = performance.now();
    const id = requestIdOf(request);
    this.write(request, response, form, served, id);
    this.metrics.observe(served.answer.route, request.method, response.statusCode, performance.now() - start);
    if (this.logsHits) this.logHit(request, response, served, id);
    return true;
  }

  async answer(request: FastifyRequest, reply: FastifyReply, route: Route): Promise<FastifyReply> {
    if (request.staffSession) return this.proxy.forward(request, reply.header('x-cache', 'pass'), route);
    const key = cacheKey(request.raw.url ?? '');
    try {
      const served = await this.cache.load(key, () => this.fetch(key, route, request));
      return await this.send(request, reply, served);
    } catch (error) {
      return this.proxy.fail(request, reply, route, error);
    }
  }

  private async send(request: FastifyRequest, reply: FastifyReply, served: Served): Promise<FastifyReply> {
    const { answer, state } = served;
    reply.header('x-cache', state);
    if (!(answer instanceof StoredAnswer)) {
      return reply
        .code(answer.status)
        .headers({ 'content-type': answer.contentType, 'cache-control': 'no-store' })
        .send(answer.bytes);
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

  private async fetch(path: string, route: Route, request: FastifyRequest): Promise<Fetched> {
    try {
      return await this.ask(path, route, request);
    } catch (error) {
      if (connectionEnded(error)) return this.ask(path, route, request);
      throw error;
    }
  }

  /** Asks the part for the answer that everybody gets: without the visitor's headers, uncompressed. */
  private async ask(path: string, route: Route, { id, traceparent }: FastifyRequest): Promise<Fetched> {
    const timeout = this.upstreams.timeout(route);
    const { statusCode, headers, body } = await this.upstreams.agent.request({
      origin: this.upstreams.origin(route.part),
      path,
      method: 'GET',
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        [REQUEST_ID_HEADER]: id,
        ...traceHeader(traceparent),
      },
      headersTimeout: timeout,
      bodyTimeout: timeout,
    });
    const bytes = Buffer.from(await body.arrayBuffer());
    const contentType = String(headers['content-type'] ?? STORED_TYPE);
    return statusCode === 200
      ? new StoredAnswer(bytes, contentType, this.commonHeaders, route.path)
      : { status: statusCode, contentType, bytes };
  }
}
