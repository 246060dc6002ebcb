import { AppError } from '@dealership/service-kit';
import type { FastifyRequest } from 'fastify';
import { pathOf } from '../edge/access-log.js';

// A whole address, dot segments, backslashes, plain or escaped: a part could read another path than the routes did.
const TRAVERSAL = /^[^/]|\\|\/\.\.|\.\.\/|\/\.(?:\/|$)/;

/** Browsers normalize such paths before they ask; who sends one looks for a way past the routes. */
export function refuseTraversal(request: FastifyRequest): void {
  if (TRAVERSAL.test(decodeURIComponent(pathOf(request.raw.url ?? '')))) throw new AppError('ROUTE_NOT_FOUND');
}
