import { AppError } from '@dealership/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LoginThrottleService } from './login-throttle.service.js';

/** Has staff prove who they are, at the pace of the throttle. */
@Injectable()
export class ProofService {
  private readonly logger = new Logger(ProofService.name);

  constructor(private readonly throttle: LoginThrottleService) {}

  /** `what`: what is proven, for the log. @throws what `prove` throws, and AppError TOO_MANY_LOGINS */
  async demand(request: FastifyRequest, reply: FastifyReply, what: string, prove: () => Promise<void>): Promise<void> {
    try {
      await this.throttle.begin(request.ip);
      await prove();
    } catch (reason) {
      await this.refuse(reason, request, reply, what);
    }
    await this.throttle.succeeded(request.ip);
  }

  private async refuse(reason: unknown, request: FastifyRequest, reply: FastifyReply, what: string): Promise<never> {
    if (reason instanceof AppError) {
      const { code, details } = reason;
      const { id: requestId, ip: address, staffSession: session } = request;
      this.logger.warn({ requestId, address, session, code }, `${what} was refused`);
      if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter));
      // The password was right: the screen asks for the code now.
      if (code === 'LOGIN_CODE_REQUIRED') await this.throttle.forgive(request.ip);
    }
    throw reason;
  }
}
