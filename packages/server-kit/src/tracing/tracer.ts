import type { TracingEnv } from '../environment/tracing-env.js';
import type { Log } from '../log/log.js';

/** What OpenTelemetry does for the house once traces are exported. */
export interface Tracer {
  /** Of the running span; undefined outside of any. */
  traceparent(): string | undefined;
  /** Names the span of the running request by the template of its route. */
  nameRequest(route: string): void;
  /** Runs the work of a job in a span that goes on with the given trace, or begins one. */
  consume<T>(job: string, traceparent: string | undefined, work: () => Promise<T>): Promise<T>;
  /** Sends what has not been sent. */
  end(): Promise<void>;
}

export interface TracingOptions {
  /** Of the process, as the traces show it. */
  name: string;
  env: TracingEnv;
  /** Packages besides Node's own HTTP whose calls become spans. */
  libraries?: ('ioredis' | 'pg')[];
  log: Log;
}

let tracer: Tracer | undefined;

export const activeTracer = (): Tracer | undefined => tracer;

export const useTracer = (started: Tracer): void => {
  tracer = started;
};
