import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
} from 'typeorm';

/** Classes of SQLSTATE that concern the server and not the statement: connection, resources, shutdown, system. */
const SERVER_CLASSES = new Set(['08', '53', '57', '58']);

/** Read-only (a fail-over is under way), and idle-in-transaction and transaction timeouts. */
const SERVER_CODES = new Set(['25006', '25P03', '25P04']);

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** What `pg` throws without any code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** What TypeORM throws at the next statement of a transaction whose connection broke. */
const isBrokenTransaction = (error: unknown): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError ||
  error instanceof TransactionNotStartedError;

/** True when the database is unavailable, overloaded or changing over, so that the same call may well succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string };
  if (isBrokenTransaction(error) || NETWORK_CODES.has(code) || DRIVER_MESSAGES.test(message)) return true;
  return /^[0-9A-Z]{5}$/.test(code) && (SERVER_CODES.has(code) || SERVER_CLASSES.has(code.slice(0, 2)));
}

/** SQLSTATE of a text that is no date or time, and of one that lies outside the calendar. */
const BAD_TIMES = new Set(['22007', '22008']);

/** True when a statement was given a date or time that there is not. */
export const isBadTime = (error: unknown): boolean =>
  error instanceof QueryFailedError && BAD_TIMES.has((error.driverError as { code?: string }).code ?? '');

/** A failed statement as the log may have it: its code and constraint, without the row that it was about. */
export function withoutRow(error: QueryFailedError): Error {
  const { code, table, constraint } = error.driverError as { code?: string; table?: string; constraint?: string };
  const facts = code ? [code, table, constraint].filter(Boolean).join(' ') : error.driverError.message;
  const safe = new Error(`A statement failed: ${facts}`);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  safe.stack = [safe.message, ...frames].join('\n');
  return safe;
}
