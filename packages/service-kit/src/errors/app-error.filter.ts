import type { ErrorCode } from '@dealership/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, ServiceUnavailableException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { isDatabaseUnavailable, isFailedQuery, withoutRow } from './database-failure.js';
import { databaseOutage } from './database-outage.js';
import { toAppError } from './to-app-error.js';

const RETRY_AFTER_SECONDS = 5;

/** Likely temporary errors. */
const TRANSIENT: ErrorCode[] = ['UPSTREAM_UNAVAILABLE', 'PAYMENT_PROVIDER_UNAVAILABLE'];

/** Loggable fields of an error. */
const loggable = (error: unknown): unknown => (isFailedQuery(error) ? withoutRow(error) : error);

/**
 * Maps every thrown error to the standard error body. An unavailable database is a 503 with Retry-After; values of
 * statements are never logged.
 */
@Catch()
export class AppErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const appError = toAppError(error);
    if (appError.code === 'UPSTREAM_UNAVAILABLE' && isDatabaseUnavailable(appError.cause)) {
      databaseOutage.failed(loggable(appError.cause));
    } else if (appError.status >= 500 && !isExpectedRefusal(error)) this.log(appError);
    if (reply.sent) return;
    if (TRANSIENT.includes(appError.code)) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (appError.details.retryAfter !== undefined) void reply.header('retry-after', String(appError.details.retryAfter));
    void reply.status(appError.status).send(appError.toBody(String(request.id)));
  }

  private log(error: AppError): void {
    this.logger.error({ err: loggable(error.cause ?? error), code: error.code, ...error.details });
  }
}

/** Shutting down or overloaded: a refusal, not a failure. */
const isExpectedRefusal = (error: unknown): boolean =>
  (error instanceof ServiceUnavailableException && !error.cause) ||
  (error instanceof AppError && error.details.retryAfter !== undefined);
