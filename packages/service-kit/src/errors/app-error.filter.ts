import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from './to-app-error.js';

/** Turns whatever a handler throws into the one error body of the house. */
@Catch()
export class AppErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const appError = toAppError(error);
    if (appError.status >= 500) this.logger.error({ err: appError.cause ?? appError, code: appError.code, ...appError.details });
    if (reply.sent) return;
    void reply.status(appError.status).send(appError.toBody(String(request.id)));
  }
}
