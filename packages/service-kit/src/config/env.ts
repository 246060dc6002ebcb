import { tracingEnv } from '@dealership/tracing';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** What every HTTP process of the house reads. `HOST`/`PORT`: where it listens. */
export const processEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port,
  /** Where it tells its metrics; nowhere without it. No visitor may reach it. */
  METRICS_PORT: port.optional(),
  ...tracingEnv,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How long it still takes requests after readiness failed, so that load balancers notice. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  /** How long requests in flight may take after that. */
  DRAIN_TIMEOUT_MS: z.coerce.number().int().min(1).max(600_000).default(10_000),
};

export type ProcessEnv = z.infer<z.ZodObject<typeof processEnv>>;

/** What a service with a schema of its own reads besides. The role of the URL owns the schema. */
export const databaseEnv = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
};

/** What signs and checks the calls behind the gateway; the same in every process. At least 32 characters, best random ones. */
export const serviceTokenEnv = { SERVICE_TOKEN_SECRET: z.string().min(32) };

/** What several variables have to be to each other; asked once each is good by itself. Says what is wrong with which. */
export type EnvRule<Shape extends z.ZodRawShape> = (
  env: z.infer<z.ZodObject<Shape>>,
  wrong: (variable: keyof Shape & string, message: string) => void,
) => void;

/** The metrics are nobody's business outside. */
function portRule({ PORT, METRICS_PORT }: Record<string, unknown>, wrong: (variable: string, message: string) => void): void {
  if (METRICS_PORT && METRICS_PORT === PORT) wrong('METRICS_PORT', 'must be another port than PORT');
}

/** Parses the environment, or throws one error that lists every bad variable by name. Empty text counts as not set. */
export function parseEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: NodeJS.ProcessEnv,
  rule?: EnvRule<Shape>,
): z.infer<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const schema = z.object(shape).superRefine((env, context) => {
    const wrong = (variable: string, message: string) => context.addIssue({ code: 'custom', path: [variable], message });
    portRule(env, wrong);
    rule?.(env, wrong);
  });
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n${lines.join('\n')}`);
}

/** `parseEnv` of this process; a bad variable ends the process with exit code 78 (EX_CONFIG) before anything starts. */
export function readEnv<Shape extends z.ZodRawShape>(shape: Shape, rule?: EnvRule<Shape>): z.infer<z.ZodObject<Shape>> {
  try {
    return parseEnv(shape, process.env, rule);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(78);
  }
}
