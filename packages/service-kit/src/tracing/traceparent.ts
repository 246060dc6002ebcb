import { randomBytes } from 'node:crypto';

/** W3C Trace Context: `00-<trace id>-<parent id>-<flags>`. */
export const TRACEPARENT_HEADER = 'traceparent';

const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

const TRACE_ID_BYTES = 16;
const PARENT_ID_BYTES = 8;

function newTraceparent(): string {
  const digits = randomBytes(TRACE_ID_BYTES + PARENT_ID_BYTES).toString('hex');
  return `00-${digits.slice(0, 2 * TRACE_ID_BYTES)}-${digits.slice(2 * TRACE_ID_BYTES)}-01`;
}

/** The trace that the caller is in; a new one when it names none, or none that can be read. */
export const traceparentOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && TRACEPARENT.test(given) ? given : newTraceparent();

/** The part of it that log lines of one trace have in common. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 3 + 2 * TRACE_ID_BYTES);
