import type { TracingEnv } from '../environment/tracing-env.js';
import type { Log } from '../log/log.js';

/** The OpenTelemetry operations used here once traces are exported. */
export interface Tracer {
  /** Of the running span; undefined outside of spans. */
  traceparent(): string | undefined;
  /** Names the running request's span by route template. */
  nameRequest(route: string): void;
  /** Runs a job in a span that continues the given trace, or starts one. */
  consume<T>(job: string, traceparent: string | undefined, work: () => Promise<T>): Promise<T>;
  /** Flushes pending spans. */
  end(): Promise<void>;
}

export interface TracingOptions {
  /** Service name in traces. */
  name: string;
  env: TracingEnv;
  /** Instrumented packages besides Node's own HTTP. */
  libraries?: ('ioredis' | 'pg')[];
  log: Log;
}

let tracer: Tracer | undefined;

export const activeTracer = (): Tracer | undefined => tracer;

export const useTracer = (started: Tracer): void => {
  tracer = started;
};
