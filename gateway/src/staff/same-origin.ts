import { AppError } from '@dealership/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownCalls } from '../routes.js';

type Asked = Pick<FastifyRequest, 'headers' | 'method'>;

/** What browsers say of themselves; a caller that says nothing may read, and needs a session for that too. */
function isSameOrigin({ headers, method }: Asked, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin !== undefined) return headers.origin === publicUrl;
  return method === 'GET' || method === 'HEAD';
}

/** Refuses what another site makes a browser of staff send. */
export function refuseCrossSite(request: Asked, publicUrl: string): void {
  if (!isSameOrigin(request, publicUrl)) throw new AppError('CROSS_SITE_REFUSED');
}

const isOwnCall = ({ method, routeOptions: { url } }: FastifyRequest): boolean =>
  // What may be shared is nobody's secret.
  ownCalls.some(({ path, methods, cache }) => !cache && path === url && methods.some((own) => own === method));

/** Holds that for the calls of the gateway's own controllers, before a body is read: what kind of body it is comes second. */
export function refuseCrossSiteCalls(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (isOwnCall(request)) refuseCrossSite(request, publicUrl);
    done();
  });
}
