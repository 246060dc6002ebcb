import { redactSecret } from '@dealership/contracts';
import { type FinishedRequest, traceIdOf } from '@dealership/server-kit';

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** Refused callers: not signed in, cross-site, under an unknown host name, or rate-limited. */
const REFUSED = [401, 403, 421, 429];

/**
 * One line per request: ids and paths, no query strings; the client address only of refused callers. Skips health
 * checks; logs cache hits at debug level only.
 */
export function logAccess({ request, reply, status, milliseconds }: FinishedRequest): void {
  const path = pathOf(request.raw.url ?? '');
  if (path.startsWith('/health/') || path === '/api/health') return;
  const cache = reply.getHeader('x-cache');
  request.log[cache === 'hit' ? 'debug' : 'info'](
    {
      traceId: traceIdOf(request.traceparent),
      method: request.method,
      path: redactSecret(path),
      status,
      ms: Math.round(milliseconds),
      upstream: request.routeOptions.config.route?.upstream,
      cache,
      failure: request.failure,
      ...(REFUSED.includes(status) && { address: request.ip }),
    },
    'request',
  );
}
