import type { QueryFailedError } from 'typeorm';
import { errorName } from './error-name.js';

/**
 * SQLSTATE classes about the server rather than the statement: connection, a transaction that lost to another one
 * (deadlock, serialization), resources, shutdown, system.
 */
const SERVER_CLASSES = new Set(['08', '40', '53', '57', '58']);

/** Read-only (fail-over in progress), and time-outs of transactions. */
const SERVER_CODES = new Set(['25006', '25P03', '25P04']);

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** Errors of `pg` without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** TypeORM's errors at the next statement after a transaction's connection broke. */
const BROKEN_TRANSACTION = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
  'TransactionNotStartedError',
]);

// By name: a process without a database, like the gateway, does not load TypeORM.
const isBrokenTransaction = (error: unknown): boolean => BROKEN_TRANSACTION.has(errorName(error));

/** True for a failed statement. */
export const isFailedQuery = (error: unknown): error is QueryFailedError => errorName(error) === 'QueryFailedError';

/** True if the database is unavailable, overloaded or failing over, so that a retry may soon succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause: unknown = isFailedQuery(error) ? error.driverError : error;
  const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string };
  if (isBrokenTransaction(error) || NETWORK_CODES.has(code) || DRIVER_MESSAGES.test(message)) return true;
  return /^[0-9A-Z]{5}$/.test(code) && (SERVER_CODES.has(code) || SERVER_CLASSES.has(code.slice(0, 2)));
}

/** True if a statement failed because of the constraint or unique index with that name. */
export const violates = (error: unknown, constraint: string): boolean =>
  isFailedQuery(error) && (error.driverError as { constraint?: string }).constraint === constraint;

/** SQLSTATE of an invalid and of an out-of-range date or time. */
const INVALID_DATETIME_CODES = new Set(['22007', '22008']);

/** True if a statement got an invalid date or time. */
export const isInvalidDatetime = (error: unknown): boolean =>
  isFailedQuery(error) && INVALID_DATETIME_CODES.has((error.driverError as { code?: string }).code ?? '');

/** Loggable fields of a failed statement: code and constraint, without row data. */
export function withoutRow(error: QueryFailedError): Error {
  const { code, table, constraint } = error.driverError as { code?: string; table?: string; constraint?: string };
  const facts = code ? [code, table, constraint].filter(Boolean).join(' ') : error.driverError.message;
  const safe = new Error(`A statement failed: ${facts}`);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  safe.stack = [safe.message, ...frames].join('\n');
  return safe;
}
