import { staffLogin } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CredentialsService } from './credentials.service.js';
import { LoginThrottleService } from './login-throttle.service.js';

/** Lets in who knows the password, at the pace of the throttle. */
@Injectable()
export class LoginGuard implements CanActivate {
  private readonly logger = new Logger(LoginGuard.name);

  constructor(
    private readonly throttle: LoginThrottleService,
    private readonly credentials: CredentialsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { data, error } = staffLogin.safeParse(request.body);
    if (error) {
      const errors = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      throw new AppError('VALIDATION_FAILED', {}, { errors });
    }
    try {
      await this.throttle.begin(request.ip);
      await this.credentials.check(data);
    } catch (reason) {
      await this.refuse(reason, request, context.switchToHttp().getResponse<FastifyReply>());
    }
    await this.throttle.succeeded(request.ip);
    return true;
  }

  private async refuse(reason: unknown, request: FastifyRequest, reply: FastifyReply): Promise<never> {
    if (reason instanceof AppError) {
      const { code, details } = reason;
      this.logger.warn({ requestId: request.id, address: request.ip, code }, 'a staff log-in was refused');
      if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter));
      // The password was right: the screen asks for the code now.
      if (code === 'LOGIN_CODE_REQUIRED') await this.throttle.forgive(request.ip);
    }
    throw reason;
  }
}
