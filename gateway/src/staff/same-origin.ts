import { AppError } from '@dealership/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownCalls } from '../routes.js';

type Asked = Pick<FastifyRequest, 'headers' | 'method'>;

const isRead = ({ method }: Asked): boolean => method === 'GET' || method === 'HEAD';

/** What browsers say of themselves; undefined of a caller that says nothing, so is no browser. */
function isSameOrigin({ headers }: Asked, publicUrl: string): boolean | undefined {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined ? undefined : headers.origin === publicUrl;
}

/** Refuses what another site makes a browser of staff send. A caller that says nothing may read, and needs a session for that too. */
export function refuseCrossSite(request: Asked, publicUrl: string): void {
  if (!(isSameOrigin(request, publicUrl) ?? isRead(request))) throw new AppError('CROSS_SITE_REFUSED');
}

/** Refuses a visitor's write that another site makes the browser send; programs that call the API say nothing of a site. */
function refuseCrossSiteWrite(request: FastifyRequest, publicUrl: string): void {
  if (isRead(request) || request.routeOptions.config.route?.crossSite) return;
  if (isSameOrigin(request, publicUrl) === false) throw new AppError('CROSS_SITE_REFUSED');
}

const isOwnCall = ({ method, routeOptions: { url } }: FastifyRequest): boolean =>
  // What may be shared is nobody's secret.
  ownCalls.some(({ path, methods, cache }) => !cache && path === url && methods.some((own) => own === method));

/** Holds that for every write and the calls of the gateway's own controllers, before a body is read: what kind it is comes second. */
export function refuseCrossSiteCalls(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (isOwnCall(request)) refuseCrossSite(request, publicUrl);
    else refuseCrossSiteWrite(request, publicUrl);
    done();
  });
}
