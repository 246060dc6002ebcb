import { AppError } from '@dealership/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gatewayEndpoints } from '../../routes.js';

type Asked = Pick<FastifyRequest, 'headers' | 'method'>;

const isRead = ({ method }: Asked): boolean => method === 'GET' || method === 'HEAD';

/** `Sec-Fetch-Site` and `Origin` as the browser sends them; undefined for callers that are not browsers. */
function isSameOrigin({ headers }: Asked, publicUrl: string): boolean | undefined {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined ? undefined : headers.origin === publicUrl;
}

/**
 * Refuses cross-site requests from a staff browser. A caller without these headers may read, and still needs a session.
 */
export function refuseCrossSite(request: Asked, publicUrl: string): void {
  if (!(isSameOrigin(request, publicUrl) ?? isRead(request))) throw new AppError('CROSS_SITE_REFUSED');
}

/** Refuses cross-site writes from a visitor's browser; API clients send none of these headers. */
function refuseCrossSiteWrite(request: FastifyRequest, publicUrl: string): void {
  if (isRead(request) || request.routeOptions.config.route?.crossSite) return;
  if (isSameOrigin(request, publicUrl) === false) throw new AppError('CROSS_SITE_REFUSED');
}

const isOwnCall = ({ method, routeOptions: { url } }: FastifyRequest): boolean =>
  // Shared answers are public.
  gatewayEndpoints.some(({ path, methods, cache }) => !cache && path === url && methods.some((own) => own === method));

/**
 * Applies this to every write and to the gateway's own controllers before parsing the body, whose type comes second.
 */
export function refuseCrossSiteCalls(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (isOwnCall(request)) refuseCrossSite(request, publicUrl);
    else refuseCrossSiteWrite(request, publicUrl);
    done();
  });
}
