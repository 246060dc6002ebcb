import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How one request ended. */
export interface FinishedRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  /** 499 when the caller closed the connection before the end of the answer. */
  status: number;
  milliseconds: number;
}

export const CLIENT_CLOSED_REQUEST = 499;

const isProbe = (url = ''): boolean => url.startsWith('/health/');

/**
 * Calls `notify` for every request when it is over, except for health probes. Fastify's own onResponse does not run for callers who
 * closed the connection, and those are the ones who waited longest.
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
