import { tracingEnv } from '@dealership/tracing';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** What every front-end server reads. */
export const frontEndEnv = {
  HOST: z.string().default('0.0.0.0'),
  PORT: port,
  /** Where it tells its metrics; nowhere without it. No visitor may reach it. */
  METRICS_PORT: port.optional(),
  ...tracingEnv,
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  DRAIN_TIMEOUT_MS: z.coerce.number().int().min(1).max(600_000).default(10_000),
};

export type FrontEndEnv = z.infer<z.ZodObject<typeof frontEndEnv>>;

/** The metrics are nobody's business outside. */
const hasOwnPort = ({ PORT, METRICS_PORT }: Record<string, unknown>): boolean => !METRICS_PORT || METRICS_PORT !== PORT;

/** Parses this process's environment; a bad variable ends the process with exit code 78 and is named. */
export function readEnv<Shape extends z.ZodRawShape>(shape: Shape): z.infer<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const schema = z.object(shape).refine(hasOwnPort, { path: ['METRICS_PORT'], message: 'must be another port than PORT' });
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  process.stderr.write(`The environment is not complete:\n${lines.join('\n')}\n`);
  process.exit(78);
}
