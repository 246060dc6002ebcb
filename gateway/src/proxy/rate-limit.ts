import { AppError } from '@dealership/service-kit';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { GatewayEnv } from '../env.js';
import { networkOf } from '../staff/address-network.js';

const MAX_CLIENTS = 20_000;

/**
 * Limits messages per client address, across all forms. A refused form is not lost: the answer says how long to wait,
 * and the browser keeps what was typed.
 */
export const formLimit = (server: FastifyInstance, { FORM_RATE_LIMIT, FORM_RATE_WINDOW }: GatewayEnv) =>
  server.rateLimit({
    max: FORM_RATE_LIMIT,
    timeWindow: FORM_RATE_WINDOW * 1000,
    keyGenerator: ({ ip }) => `form-${networkOf(ip)}`,
  });

/** Uncached reads: many more than a visitor makes, fewer than would overload a service. */
export const readLimit = (server: FastifyInstance, { READ_RATE_LIMIT, READ_RATE_WINDOW }: GatewayEnv) =>
  server.rateLimit({
    max: READ_RATE_LIMIT,
    timeWindow: READ_RATE_WINDOW * 1000,
    keyGenerator: ({ ip }) => `read-${networkOf(ip)}`,
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });

/** Counts by client address, in Redis if configured, else in memory. Only routes with a rate limit are counted. */
export function registerRateLimit(server: FastifyInstance, redis: Redis | undefined): void {
  server.register(rateLimit, {
    global: false,
    cache: MAX_CLIENTS,
    nameSpace: 'rate-',
    // Fail open: a message is worth more than the limit.
    skipOnError: true,
    errorResponseBuilder: () => new AppError('RATE_LIMITED'),
    ...(redis && { redis }),
  });
}
