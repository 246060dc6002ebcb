import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../log/log.js';

/** Logs once when the collector stops accepting traces, and once when it recovers. */
export function logExportOutages(exporter: SpanExporter, log: Log): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !failing) log.warn({ reason: result.error?.message }, 'trace export failed');
        if (!failed && failing) log.info('trace export recovered');
        failing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() }),
  } as SpanExporter;
}
