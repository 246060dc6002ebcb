import type { ErrorCode } from '@dealership/contracts';
import { requestErrorCode } from '@dealership/server-kit';
import { HttpException } from '@nestjs/common';
import { AppError } from './app-error.js';
import { isDatabaseUnavailable, isInvalidDatetime } from './database-failure.js';

const STATUS_CODES: Record<number, ErrorCode> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  404: 'ROUTE_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UPSTREAM_UNAVAILABLE',
};

/** Gives every thrown value a contract code. Unexpected ones become INTERNAL, with the original as cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const cause = withoutWrapper(error);
  const { statusCode } = (cause ?? {}) as { statusCode?: number };
  const status = (error instanceof HttpException ? error.getStatus() : statusCode) ?? 500;
  // A caller hanging up breaks the connection too, but Fastify reports a 400.
  if (status >= 500 && isDatabaseUnavailable(cause)) return new AppError('UPSTREAM_UNAVAILABLE', {}, { cause });
  if (isInvalidDatetime(cause)) return new AppError('VALIDATION_FAILED', {}, { cause });
  const known = requestErrorCode(cause) ?? STATUS_CODES[status];
  return new AppError(known ?? 'INTERNAL', {}, { cause });
}

// Nest wraps Fastify's errors in HttpExceptions of the same status; the original is only in the cause.
const withoutWrapper = (error: unknown): unknown => (error instanceof HttpException && error.cause) || error;
