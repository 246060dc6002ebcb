import { randomUUID } from 'node:crypto';
import { activeTracer } from './tracer.js';

/** W3C Trace Context: `00-<trace id>-<parent id>-<flags>`. */
export const TRACEPARENT_HEADER = 'traceparent';

const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Digits of a trace id. */
const LENGTH = 32;

// Node keeps random bytes for UUIDs in stock; asking for fresh ones is the dearest thing that a request would do.
const digits = (): string => randomUUID().replaceAll('-', '');

const newTraceparent = (): string => `00-${digits()}-${digits().slice(0, LENGTH / 2)}-01`;

/** The running span's; where none is recorded the caller's, or a new one when it names none that can be read. */
export const traceparentOf = (given: string | string[] | undefined): string =>
  activeTracer()?.traceparent() ?? (typeof given === 'string' && TRACEPARENT.test(given) ? given : newTraceparent());

/** What carries a trace on in a call. OpenTelemetry writes the header of its own span. */
export const traceHeader = (traceparent: string): Record<string, string> =>
  activeTracer() ? {} : { [TRACEPARENT_HEADER]: traceparent };

/** The part of it that log lines of one trace have in common. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 3 + LENGTH);
