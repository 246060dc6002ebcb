import { randomUUID } from 'node:crypto';
import { activeTracer } from './tracer.js';

/** W3C Trace Context: `00-<trace id>-<parent id>-<flags>`. */
export const TRACEPARENT_HEADER = 'traceparent';

const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Hex digits of a trace id. */
const LENGTH = 32;

// Node caches random bytes for UUIDs; fetching fresh ones would be a request's most expensive step.
const digits = (): string => randomUUID().replaceAll('-', '');

const newTraceparent = (): string => `00-${digits()}-${digits().slice(0, LENGTH / 2)}-01`;

/** That of the running span; without one the caller's, or a new one if that is missing or invalid. */
export const traceparentOf = (given: string | string[] | undefined): string =>
  activeTracer()?.traceparent() ?? (typeof given === 'string' && TRACEPARENT.test(given) ? given : newTraceparent());

/** Headers that propagate a trace. OpenTelemetry adds its own span's. */
export const traceHeader = (traceparent: string): Record<string, string> =>
  activeTracer() ? {} : { [TRACEPARENT_HEADER]: traceparent };

/** The trace id, which log lines of one trace share. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 3 + LENGTH);
