import { AppError } from '@dealership/service-kit';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { GatewayEnv } from '../env.js';
import { networkOf } from '../staff/address-network.js';

const CLIENTS_REMEMBERED = 20_000;

/**
 * Counts the messages of an address, to whatever form they go. Past the limit a form is not lost: the answer says how long to wait, the
 * browser keeps what was typed.
 */
export const formLimit = (server: FastifyInstance, { FORM_RATE_LIMIT, FORM_RATE_WINDOW }: GatewayEnv) =>
  server.rateLimit({
    max: FORM_RATE_LIMIT,
    timeWindow: FORM_RATE_WINDOW * 1000,
    keyGenerator: ({ ip }) => `form-${networkOf(ip)}`,
  });

/** Reads that the cache does not answer: many more than a visitor makes, fewer than wear a service out. */
export const readLimit = (server: FastifyInstance, { READ_RATE_LIMIT, READ_RATE_WINDOW }: GatewayEnv) =>
  server.rateLimit({
    max: READ_RATE_LIMIT,
    timeWindow: READ_RATE_WINDOW * 1000,
    keyGenerator: ({ ip }) => `read-${networkOf(ip)}`,
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });

/** Counts by client address, in Redis when there is one, else in memory. Only routes that ask for it are counted. */
export function registerRateLimit(server: FastifyInstance, redis: Redis | undefined): void {
  server.register(rateLimit, {
    global: false,
    cache: CLIENTS_REMEMBERED,
    nameSpace: 'rate-',
    // A message is worth more than the limit.
    skipOnError: true,
    errorResponseBuilder: () => new AppError('RATE_LIMITED'),
    ...(redis && { redis }),
  });
}
