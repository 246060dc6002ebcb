import { errorBody } from '@dealership/contracts';
import { visitorLanguage } from '@dealership/server-kit';
import { AppError } from '@dealership/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import type { Route } from '../routes.js';
import { connectionEnded, RETRY_AFTER, upstreamFailure } from '../upstreams/upstream-failure.js';
import { UpstreamsService } from '../upstreams/upstreams.service.js';
import { errorPage } from './error-page.js';
import { towardsPart, towardsVisitor } from './forwarded-headers.js';

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Streams requests to the parts and their answers back, bytes untouched. */
@Injectable()
export class ProxyService {
  private readonly towardsPart: ReturnType<typeof towardsPart>;

  constructor(
    private readonly upstreams: UpstreamsService,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
  ) {
    this.towardsPart = towardsPart(env);
  }

  forward(request: FastifyRequest, reply: FastifyReply, route: Route): FastifyReply {
    // Unless the part says otherwise.
    if (route.kind === 'api') reply.header('cache-control', 'no-store');
    return reply.from(undefined, {
      getUpstream: () => this.upstreams.origin(route.part),
      timeout: this.upstreams.timeout(route),
      // Only reads are repeated, once: a message must not be sent twice.
      retryDelay: ({ err, attempt }) => (isRead(request) && attempt === 0 && connectionEnded(err) ? 1 : null),
      rewriteRequestHeaders: (_, headers) => this.towardsPart(request, headers),
      rewriteHeaders: (headers) => ({ ...towardsVisitor(headers), ...(request.staffSession && { 'cache-control': 'no-store' }) }),
      onError: (_, { error }) => this.fail(request, reply, route, error.cause ?? error),
    });
  }

  /** Says that a part did not answer: as JSON, and as a page to who wanted to read one. */
  fail(request: FastifyRequest, reply: FastifyReply, { kind }: Route, error: unknown): FastifyReply {
    if (error instanceof AppError) return reply.send(error);
    const { code, reason } = upstreamFailure(error);
    request.failure = reason;
    const body = errorBody(code, { requestId: request.id });
    reply.code(body.statusCode).header('cache-control', 'no-store');
    if (body.statusCode === 503) reply.header('retry-after', RETRY_AFTER);
    if (kind !== 'document') return reply.send(body);
    const language = visitorLanguage(request.headers);
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-language': language })
      .send(errorPage(language, request.cspNonce));
  }
}
