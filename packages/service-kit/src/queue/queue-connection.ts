import { type QueueOptions as BullQueueOptions, type ConnectionOptions, Queue, setDefaultBackendFactory } from 'bullmq';
import { z } from 'zod';
import { KEEP_ALIVE, STATEMENT_TIMEOUT_MS } from '../database/lost-server.js';
import { GracefulQueue } from './graceful-close.js';
import { createReconnectingBackend } from './reconnecting-postgres.js';

/** Either: Redis if configured, else a PostgreSQL schema. */
export const queueEnv = {
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis server for the job queue. Takes precedence over `QUEUE_DATABASE_URL`.'),
  QUEUE_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('Connection string of the PostgreSQL database for the job queue. Required if `REDIS_URL` is not set.'),
};

type QueueEnv = z.infer<z.ZodObject<typeof queueEnv>>;

export const queueOptions = ({ REDIS_URL, QUEUE_DATABASE_URL }: QueueEnv): QueueOptions => ({
  redisUrl: REDIS_URL,
  databaseUrl: QUEUE_DATABASE_URL,
});

export interface QueueOptions {
  redisUrl?: string | undefined;
  databaseUrl?: string | undefined;
}

/** A worker waits for an unavailable queue; producers fail soon and retry later. */
export type QueueRole = 'producer' | 'worker';

const redisConnection = (url: string, role: QueueRole) => ({
  url,
  connectTimeout: 5000,
  maxRetriesPerRequest: role === 'worker' ? null : 1,
  retryStrategy: (attempt: number) => Math.min(attempt * 200, 2000),
});

const postgresConnection = (connectionString: string) => ({
  connectionString,
  schema: 'bullmq',
  max: 5,
  application_name: 'queue',
  connectionTimeoutMillis: 3000,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: 15_000,
  ...KEEP_ALIVE,
});

/** Chooses the back end of every queue in this process, the only place that knows it. Returns its connection. */
export function queueConnection({ redisUrl, databaseUrl }: QueueOptions, role: QueueRole): ConnectionOptions {
  if (redisUrl) {
    setDefaultBackendFactory();
    return redisConnection(redisUrl, role);
  }
  if (!databaseUrl) throw new Error('The queue needs REDIS_URL or QUEUE_DATABASE_URL');
  setDefaultBackendFactory(createReconnectingBackend as never);
  return postgresConnection(databaseUrl) as ConnectionOptions;
}

/** A queue outside Nest, for command-line tools. The caller closes it. */
export function openQueue(name: string, options: QueueOptions): Queue {
  const settings: BullQueueOptions = { connection: queueConnection(options, 'producer') };
  return new GracefulQueue(name, settings);
}
