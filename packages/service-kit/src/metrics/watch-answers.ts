import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How one request ended. */
export interface Answered {
  request: FastifyRequest;
  reply: FastifyReply;
  /** 499 when the caller went away before the end of the answer. */
  status: number;
  milliseconds: number;
}

export const CALLER_GONE = 499;

const isProbe = (url = ''): boolean => url.startsWith('/health/');

/**
 * Tells of every request when it is over, probes of health apart. Fastify's own onResponse does not hear of callers who went away,
 * and those are the ones who waited longest.
 */
export function watchAnswers(server: FastifyInstance, tell: (answered: Answered) => void): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!isProbe(request.raw.url)) {
      const start = performance.now();
      reply.raw.once('close', () => {
        const status = reply.raw.writableFinished ? reply.statusCode : CALLER_GONE;
        tell({ request, reply, status, milliseconds: performance.now() - start });
      });
    }
    done();
  });
}
