import { z } from 'zod';
import { tracingEnv } from './tracing-env.js';

const port = z.coerce.number().int().min(0).max(65_535);
const drainMs = (min: number, fallback: number) => z.coerce.number().int().min(min).max(600_000).default(fallback);

/** Variables of every HTTP process. */
export const processEnv = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe(
      'Runtime mode. `production` rejects settings meant for a single machine: plain-text passwords, the Stripe simulator and ' +
        'the demo secrets.',
    ),
  HOST: z.string().default('0.0.0.0').describe('IP address to listen on. The default accepts connections on all interfaces.'),
  PORT: port.describe('TCP port to listen on.'),
  METRICS_PORT: port
    .optional()
    .describe(
      'TCP port of the metrics endpoint; disabled if not set. It must differ from `PORT` and must not be reachable by visitors.',
    ),
  ...tracingEnv,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Minimum severity of the messages that are logged.'),
  DRAIN_DELAY_MS: drainMs(0, 0).describe(
    'Milliseconds for which a stopping process still accepts requests after its readiness probe fails. Set it to the time that ' +
      'load balancers need to notice.',
  ),
  DRAIN_TIMEOUT_MS: drainMs(1, 10_000).describe(
    'Milliseconds that a stopping process waits for requests in flight, after `DRAIN_DELAY_MS`, before it closes their ' +
      'connections.',
  ),
};

export type ProcessEnv = z.infer<z.ZodObject<typeof processEnv>>;
