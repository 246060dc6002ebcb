import { inContext } from './request-context.js';
import { traceparentOf } from './traceparent.js';
import { activeTracer } from './tracer.js';

interface JobIds {
  /** What the job is, as the traces show it. */
  name: string;
  requestId?: string | null | undefined;
  traceparent?: string | null | undefined;
}

/** Runs the work of a job as a part of the request that it was made for: its log lines and calls carry that request's ids. */
export function continueTrace<T>({ name, requestId, traceparent }: JobIds, work: () => Promise<T>): Promise<T> {
  const run = () => inContext({ requestId: requestId ?? undefined, traceparent: traceparentOf(traceparent ?? undefined) }, work);
  return activeTracer()?.consume(name, traceparent ?? undefined, run) ?? run();
}
