import { endpointOf } from '@dealership/service-kit/endpoints';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { StaffGateService } from './staff-gate.service.js';

/** Lets staff alone call a handler of the gateway's own. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly gate: StaffGateService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const permission = endpointOf(context.getHandler())?.permission;
    await this.gate.demand(context.switchToHttp().getRequest<FastifyRequest>(), permission);
    return true;
  }
}
