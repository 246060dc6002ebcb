import { redactSecret } from '@dealership/contracts';
import { type DestinationStream, type Logger, pino } from 'pino';
import { logIds } from '../tracing/request-context.js';
import { traceIdOf } from '../tracing/traceparent.js';
import type { FinishedRequest } from './watch-requests.js';

export interface LogOptions {
  /** Of the process, in every line. */
  name: string;
  level: string;
  /** Instead of the standard output. */
  logTo?: DestinationStream | undefined;
}

/** A failed statement carries the values that it was to store: people's names, addresses and messages. */
const UNLOGGED = { paths: ['parameters', 'detail', 'driverError'].map((field) => `err.${field}`), remove: true };

/** JSON lines with the request's and the trace's id; ids, codes and paths only: no query strings, names, addresses or texts. */
export function createLog({ name, level, logTo }: LogOptions): Logger {
  const options = { name, level, redact: UNLOGGED, mixin: logIds };
  return logTo ? pino(options, logTo) : pino(options);
}

const path = (url = ''): string => redactSecret(url.split('?', 1)[0] ?? '');

/** One line per request. `details`: what it was about, besides its path and status. */
export function logRequest(
  log: Pick<Logger, 'info'>,
  { request, status, milliseconds }: FinishedRequest,
  details: object = {},
): void {
  const ids = { requestId: request.id, traceId: traceIdOf(request.traceparent) };
  const { method, raw } = request;
  log.info({ ...ids, method, path: path(raw.url), status, ms: Math.round(milliseconds), ...details }, 'request');
}
