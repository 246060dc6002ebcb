import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The outcome of a request. */
export interface FinishedRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  /** 499 if the caller closed the connection before the response ended. */
  status: number;
  milliseconds: number;
}

const CLIENT_CLOSED_REQUEST = 499;

const isProbe = (url = ''): boolean => url.startsWith('/health/');

/**
 * Calls `notify` after every request except health probes. Fastify's onResponse does not run if the caller closed the
 * connection, and those callers waited longest.
 */
export function watchRequests(server: FastifyInstance, notify: (finished: FinishedRequest) => void): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!isProbe(request.raw.url)) {
      const start = performance.now();
      reply.raw.once('close', () => {
        const status = reply.raw.writableFinished ? reply.statusCode : CLIENT_CLOSED_REQUEST;
        notify({ request, reply, status, milliseconds: performance.now() - start });
      });
    }
    done();
  });
}
