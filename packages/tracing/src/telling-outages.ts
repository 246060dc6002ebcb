import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingOptions } from './tracer.js';

/** Says once that the collector takes no traces, and once that it does again. */
export function tellingOutages(exporter: SpanExporter, log: TracingOptions['log']): SpanExporter {
  let away = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !away) log.warn({ reason: result.error?.message }, 'traces cannot be exported');
        if (!failed && away) log.info('traces are exported again');
        away = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() }),
  } as SpanExporter;
}
