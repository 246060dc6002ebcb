import { activeTracer, type TracingOptions, useTracer } from './tracer.js';

/** Without an endpoint nothing happens, and nothing of OpenTelemetry is loaded. Modules may be loaded before, requests come after. */
export async function startTracing(options: TracingOptions): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = options.env;
  if (!endpoint || activeTracer()) return;
  const { openTelemetry } = await import('./open-telemetry.js');
  useTracer(openTelemetry(endpoint, options));
}

/** Sends what has not been sent. */
export const endTracing = async (): Promise<void> => activeTracer()?.end();
