import { traceIdOf } from '@dealership/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What it was about, for the log: the page or the section, and its status. */
    rendered: object | undefined;
  }
}

/** How one request ended. */
export interface Answered {
  request: FastifyRequest;
  /** 499 when the caller went away before the end of the answer. */
  status: number;
  milliseconds: number;
}

const CALLER_GONE = 499;

const isProbe = (url = ''): boolean => url.startsWith('/health/');

const statusOf = ({ raw, statusCode }: FastifyReply): number => (raw.writableFinished ? statusCode : CALLER_GONE);

/**
 * Tells of every request when it is over, probes of health apart. Fastify's own onResponse does not hear of callers who went away,
 * and those are the ones who waited longest.
 */
export function watchAnswers(server: FastifyInstance, tell: (answered: Answered) => void): void {
  server.decorateRequest('rendered', undefined);
  server.addHook('onRequest', (request, reply, done) => {
    if (!isProbe(request.raw.url)) {
      const start = performance.now();
      reply.raw.once('close', () => tell({ request, status: statusOf(reply), milliseconds: performance.now() - start }));
    }
    done();
  });
}

/** One line per request, without its query. */
export function logAnswer({ request, status, milliseconds }: Answered): void {
  const { id, raw, method, traceparent, rendered, server } = request;
  const path = raw.url?.split('?', 1)[0];
  const ids = { requestId: id, traceId: traceIdOf(traceparent) };
  server.log.info({ ...ids, method, path, status, ms: Math.round(milliseconds), ...rendered }, 'request');
}
