import { z } from 'zod';

const shape = {
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4290),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Not called STRIPE_…: those are Stripe's own, and may hold real keys. */
  SIMULATOR_SECRET_KEY: z.string().startsWith('sk_test_').optional(),
  SIMULATOR_PUBLISHABLE_KEY: z.string().startsWith('pk_test_').optional(),
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STATE_FILE: z.string().optional(),
  /** Of the site: pages of its origin may call the API. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
};

const environment = z.object(shape).refine((env) => env.WEBHOOK_URL === undefined || env.WEBHOOK_SECRET !== undefined, {
  path: ['WEBHOOK_SECRET'],
  error: 'is needed with WEBHOOK_URL',
});

/** The environment, or an error that lists every bad variable. Empty text counts as not set. */
export function readEnvironment(source: NodeJS.ProcessEnv): z.infer<typeof environment> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n${lines.join('\n')}`);
}
