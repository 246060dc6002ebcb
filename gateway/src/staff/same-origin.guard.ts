import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { refuseCrossSite } from './same-origin.js';

@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  canActivate(context: ExecutionContext): boolean {
    refuseCrossSite(context.switchToHttp().getRequest<FastifyRequest>(), this.env.PUBLIC_URL);
    return true;
  }
}
