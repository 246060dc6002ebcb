import { AppError } from '@dealership/service-kit';
import type { FastifyRequest } from 'fastify';

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
