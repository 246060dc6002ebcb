import { z } from 'zod';

/** What every HTTP process of the house reads. `HOST`/`PORT`: where it listens. */
export const processEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

/** What a service with a schema of its own reads besides. The role of the URL owns the schema. */
export const databaseEnv = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
};

/** Parses the environment, or throws one error that lists every bad variable by name. Empty text counts as not set. */
export function parseEnv<Shape extends z.ZodRawShape>(shape: Shape, source: NodeJS.ProcessEnv): z.infer<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n${lines.join('\n')}`);
}

/** `parseEnv` of this process; a bad variable ends the process with exit code 78 (EX_CONFIG) before anything starts. */
export function readEnv<Shape extends z.ZodRawShape>(shape: Shape): z.infer<z.ZodObject<Shape>> {
  try {
    return parseEnv(shape, process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(78);
  }
}
