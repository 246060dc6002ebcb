import { staffLogin } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CredentialsService } from './credentials.service.js';
import { ProofService } from './proof.service.js';

/** Lets in who knows the password. */
@Injectable()
export class LoginGuard implements CanActivate {
  constructor(
    private readonly proof: ProofService,
    private readonly credentials: CredentialsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { data, error } = staffLogin.safeParse(request.body);
    if (error) {
      const errors = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      throw new AppError('VALIDATION_FAILED', {}, { errors });
    }
    await this.proof.demand(request, http.getResponse<FastifyReply>(), 'a staff log-in', () => this.credentials.check(data));
    return true;
  }
}
