import { redactSecret } from '@dealership/contracts';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { logIds } from '../tracing/request-context.js';
import { traceIdOf } from '../tracing/traceparent.js';
import type { FinishedRequest } from './watch-requests.js';

export interface LogOptions {
  /** The process's name, in every line. */
  name: string;
  level: string;
  /** Instead of stdout. */
  logTo?: DestinationStream | undefined;
}

/** A failed statement contains its parameters: names, addresses and messages of people. */
const UNLOGGED = { paths: ['parameters', 'detail', 'driverError'].map((field) => `err.${field}`), remove: true };

/** A time-out is a DOMException, which would be logged with all constants of its class. */
const serializeError = (error: Error): object =>
  error instanceof DOMException ? { type: error.name, message: error.message, stack: error.stack } : stdSerializers.err(error);

/** JSON lines with request and trace ids; ids, codes and paths only: no query strings, names, addresses or texts. */
export function createLog({ name, level, logTo }: LogOptions): Logger {
  const options = { name, level, redact: UNLOGGED, mixin: logIds, serializers: { err: serializeError } };
  return logTo ? pino(options, logTo) : pino(options);
}

const path = (url = ''): string => redactSecret(url.split('?', 1)[0] ?? '');

/** One line per request. `details`: fields besides its path and status. */
export function logRequest(
  log: Pick<Logger, 'info'>,
  { request, status, milliseconds }: FinishedRequest,
  details: object = {},
): void {
  const ids = { requestId: request.id, traceId: traceIdOf(request.traceparent) };
  const { method, raw } = request;
  log.info({ ...ids, method, path: path(raw.url), status, ms: Math.round(milliseconds), ...details }, 'request');
}
