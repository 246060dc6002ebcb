import { z } from 'zod';
import { tracingEnv } from './tracing-env.js';

const port = z.coerce.number().int().min(0).max(65_535);
const drainMs = (min: number, standard: number) => z.coerce.number().int().min(min).max(600_000).default(standard);

/** Variables of every HTTP process. */
export const processEnv = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe(
      '`production` refuses what is only for one machine: passwords in plain text, the Stripe simulator, secrets of the demo.',
    ),
  HOST: z.string().default('0.0.0.0').describe('Address to listen on.'),
  PORT: port.describe('Port to listen on.'),
  METRICS_PORT: port.optional().describe('Port of the metrics endpoint; disabled if unset. No visitor may reach it.'),
  ...tracingEnv,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged.'),
  DRAIN_DELAY_MS: drainMs(0, 0).describe(
    'How long it still takes requests after readiness failed, so that load balancers notice.',
  ),
  DRAIN_TIMEOUT_MS: drainMs(1, 10_000).describe('How long requests in flight may take after that.'),
};

export type ProcessEnv = z.infer<z.ZodObject<typeof processEnv>>;
