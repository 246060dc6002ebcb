import { z } from 'zod';

/** Variables of every process that traces. */
export const tracingEnv = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where it sends its traces: OTLP over HTTP, without the path `/v1/traces`. Without it no traces are made.'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Headers sent with each export, such as for authentication: `name=value`, several with commas.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Part of the traces that is sent; what a caller decided about its trace is kept.'),
};

export type TracingEnv = z.infer<z.ZodObject<typeof tracingEnv>>;
