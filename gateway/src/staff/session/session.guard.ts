import { endpointOf } from '@dealership/service-kit/endpoints';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { StaffGateService } from './staff-gate.service.js';

/** Restricts a handler of the gateway to staff. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly gate: StaffGateService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const permission = endpointOf(context.getHandler())?.permission;
    await this.gate.authorize(context.switchToHttp().getRequest<FastifyRequest>(), permission);
    return true;
  }
}
