import { AppError } from '@dealership/service-kit';
import type { FastifyRequest } from 'fastify';
import { pathOf } from '../edge/access-log.js';

// A whole address, dot segments, backslashes, plain or escaped: a part could read another path than the table did.
const BENT_PATH = /^[^/]|\\|\/\.\.|\.\.\/|\/\.(?:\/|$)/;

/** Browsers straighten such paths before they ask; who sends one looks for a way past the table. */
export function refuseBentPath(request: FastifyRequest): void {
  if (BENT_PATH.test(decodeURIComponent(pathOf(request.raw.url ?? '')))) throw new AppError('ROUTE_NOT_FOUND');
}
