import { z } from 'zod';

/** What every front-end server reads. */
export const frontEndEnv = {
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535),
};

/** Parses this process's environment; a bad variable ends the process with exit code 78 and is named. */
export function readEnv<Shape extends z.ZodRawShape>(shape: Shape): z.infer<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  process.stderr.write(`The environment is not complete:\n${lines.join('\n')}\n`);
  process.exit(78);
}
