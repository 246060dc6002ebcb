import { z } from 'zod';

/** Variables of every process that traces. */
export const tracingEnv = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Base address of the OTLP/HTTP collector, without the path `/v1/traces`. Tracing is disabled if not set.'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Comma-separated `name=value` headers sent with each export, for example for authentication.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Fraction of traces to sample, from 0 to 1. A sampling decision made by the caller takes precedence.'),
};

export type TracingEnv = z.infer<z.ZodObject<typeof tracingEnv>>;
