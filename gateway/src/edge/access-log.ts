import type { FastifyReply, FastifyRequest } from 'fastify';

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** One line per request: ids and paths only, no query strings, no addresses. Health checks leave none, cache hits only when debugging. */
export function logAccess(request: FastifyRequest, reply: FastifyReply): void {
  const path = pathOf(request.raw.url ?? '');
  if (path.startsWith('/health/') || path === '/api/health') return;
  const cache = reply.getHeader('x-cache');
  request.log[cache === 'hit' ? 'debug' : 'info'](
    {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      upstream: request.routeOptions.config.route?.part,
      cache,
      failure: request.failure,
    },
    'request',
  );
}
