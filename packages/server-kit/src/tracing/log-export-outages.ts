import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../log/log.js';
import { OutageLog } from '../log/outage-log.js';

/** Logs once when the collector stops accepting traces, and once when it recovers. */
export function logExportOutages(exporter: SpanExporter, log: Pick<Log, 'warn' | 'info'>): SpanExporter {
  // Nobody waits for a trace: a warning, without a stack.
  const warnings = {
    info: (line: string) => log.info(line),
    error: ({ err }: { err?: Error }, line: string) => log.warn({ reason: err?.message }, line),
  };
  const outage = new OutageLog(warnings as Pick<Log, 'error' | 'info'>, 'trace export');
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code === 0) outage.recovered();
        else outage.failed(result.error);
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() }),
  } as SpanExporter;
}
