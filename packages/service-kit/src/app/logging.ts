import { logIds, traceIdOf } from '@dealership/tracing';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Answered } from '../metrics/watch-answers.js';

interface LoggingOptions {
  name: string;
  level: string;
  /** Instead of the standard output. */
  logTo?: DestinationStream | undefined;
}

/** A failed statement carries the values that it was to store: people's names, addresses and messages. */
export const UNLOGGED = { paths: ['parameters', 'detail', 'driverError'].map((field) => `err.${field}`), remove: true };

/** JSON lines with the request's and the trace's id; ids, codes and paths only: no query strings, names, addresses or texts. */
export function createLog({ name, level, logTo }: LoggingOptions): Logger {
  const options = { name, level, redact: UNLOGGED, mixin: logIds };
  return logTo ? pino(options, logTo) : pino(options);
}

const path = (url = ''): string => url.split('?', 1)[0] ?? '';

/** One line per request. */
export function logAnswer(log: Logger, { request, status, milliseconds }: Answered): void {
  log.info(
    {
      requestId: request.id,
      traceId: traceIdOf(request.traceparent),
      method: request.method,
      path: path(request.raw.url),
      status,
      ms: Math.round(milliseconds),
    },
    'request',
  );
}
