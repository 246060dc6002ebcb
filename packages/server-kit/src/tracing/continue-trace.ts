import { inContext } from './request-context.js';
import { traceparentOf } from './traceparent.js';
import { activeTracer } from './tracer.js';

interface JobIds {
  /** The job's name in traces. */
  name: string;
  requestId?: string | null | undefined;
  traceparent?: string | null | undefined;
}

/** Runs a job within the request that caused it: log lines and calls carry that request's ids. */
export function continueTrace<T>({ name, requestId, traceparent }: JobIds, work: () => Promise<T>): Promise<T> {
  const run = () => inContext({ requestId: requestId ?? undefined, traceparent: traceparentOf(traceparent ?? undefined) }, work);
  return activeTracer()?.consume(name, traceparent ?? undefined, run) ?? run();
}
