import { AppError, AppErrorFilter } from '@dealership/service-kit';
import { type ArgumentsHost, Catch } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { isDatabaseAway, withoutRow } from './database-failure.js';

const RETRY_AFTER_SECONDS = 5;

/** A database that is away is answered with 503 and a time to come back; statements never reach the log with their values. */
@Catch()
export class DatabaseFailureFilter extends AppErrorFilter {
  override catch(error: unknown, host: ArgumentsHost): void {
    const cause = error instanceof QueryFailedError ? withoutRow(error) : error;
    if (!isDatabaseAway(error)) {
      super.catch(cause, host);
      return;
    }
    const reply = host.switchToHttp().getResponse<{ header(name: string, value: number): void }>();
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    super.catch(new AppError('UPSTREAM_UNAVAILABLE', {}, { cause }), host);
  }
}
