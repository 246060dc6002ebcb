import { activeTracer, type TracingOptions, useTracer } from './tracer.js';

/**
 * Without an endpoint it does nothing and loads no OpenTelemetry. Call it before the first request; modules may be
 * loaded earlier.
 */
export async function startTracing(options: TracingOptions): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = options.env;
  if (!endpoint || activeTracer()) return;
  const { openTelemetry } = await import('./open-telemetry.js');
  useTracer(openTelemetry(endpoint, options));
}

/** Flushes pending spans. */
export const endTracing = async (): Promise<void> => activeTracer()?.end();
