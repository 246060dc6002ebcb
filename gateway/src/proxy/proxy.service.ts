import type { ErrorCode } from '@dealership/contracts';
import { errorAnswer } from '@dealership/server-kit';
import { AppError } from '@dealership/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import type { GatewayRoute } from '../routes.js';
import { connectionEnded, RETRY_AFTER, upstreamFailure } from '../upstreams/upstream-failure.js';
import { UpstreamsService } from '../upstreams/upstreams.service.js';
import { rewriteRequestHeaders, rewriteResponseHeaders } from './forwarded-headers.js';

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Streams requests to upstreams and their answers back, bytes untouched. */
@Injectable()
export class ProxyService {
  private readonly rewriteRequestHeaders: ReturnType<typeof rewriteRequestHeaders>;

  constructor(
    private readonly upstreams: UpstreamsService,
    @Inject(GATEWAY_ENV) env: GatewayEnv,
  ) {
    this.rewriteRequestHeaders = rewriteRequestHeaders(env);
  }

  forward(request: FastifyRequest, reply: FastifyReply, route: GatewayRoute): FastifyReply {
    // Unless the upstream sets its own.
    if (route.kind === 'api') reply.header('cache-control', 'no-store');
    return reply.from(undefined, {
      getUpstream: () => this.upstreams.origin(route.upstream),
      timeout: this.upstreams.timeout(route),
      // Only reads are retried, once: a message must not be sent twice.
      retryDelay: ({ err, attempt }) => (isRead(request) && attempt === 0 && connectionEnded(err) ? 1 : null),
      rewriteRequestHeaders: (_, headers) => this.rewriteRequestHeaders(request, headers),
      rewriteHeaders: (headers) => ({
        ...rewriteResponseHeaders(headers),
        ...((request.staffMember || request.apiClient) && { 'cache-control': 'no-store' }),
      }),
      // A native form submission is answered with a page.
      ...(route.kind === 'api' &&
        request.cspNonce && {
          onResponse: (_request, _reply, answer) => {
            if (answer.statusCode < 500) return void reply.send(answer.stream);
            answer.stream.resume();
            reply.removeHeader('content-length');
            return void this.page(request, reply, 'UPSTREAM_UNAVAILABLE');
          },
        }),
      onError: (_, { error }) => this.fail(request, reply, route, error.cause ?? error),
    });
  }

  /** Explains why the upstream did not answer: as JSON, or as a page for a document request. */
  fail(request: FastifyRequest, reply: FastifyReply, { kind }: GatewayRoute, error: unknown): FastifyReply {
    if (error instanceof AppError && kind !== 'document') return reply.send(error);
    return this.page(request, reply, error instanceof AppError ? error.code : this.noted(request, error));
  }

  page(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
    const { status, headers, body } = errorAnswer(code, request, request.cspNonce);
    if (status === 503) reply.header('retry-after', RETRY_AFTER);
    return reply.code(status).header('cache-control', 'no-store').headers(headers).send(body);
  }

  private noted(request: FastifyRequest, error: unknown): ErrorCode {
    const { code, reason } = upstreamFailure(error);
    request.failure = reason;
    return code;
  }
}
