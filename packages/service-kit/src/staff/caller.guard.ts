import { isAllowed, isInScope, type Permission } from '@dealership/contracts';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import type { Caller } from './tokens.js';

/**
 * Access to a route. `staff`: requires that permission. `anybody`: callers without a token, and staff without the
 * permission like anybody else; an invalid token is always refused.
 */
export interface CallRule {
  staff?: Permission;
  service?: string;
  anybody?: boolean;
}

export const CALL_RULE = 'callRule';

/** Enforces a route's access rule. Staff without the permission get 403, everybody else the same 401. */
@Injectable()
export class CallerGuard extends AuthGuard('caller') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<CallRule>(CALL_RULE, [context.getHandler(), context.getClass()]);
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>();
    if (rule.anybody && request.headers.authorization === undefined) return true;
    await super.canActivate(context);
    const { user } = request;
    if (user?.type === 'staff' && rule.staff) {
      if (isAllowed(user.member.role, rule.staff)) return true;
      if (!rule.anybody) throw new AppError('FORBIDDEN');
      delete request.user;
      return true;
    }
    if (user?.type === 'api-client' && rule.staff && !rule.anybody) {
      if (request.method === 'GET' && isInScope(user.apiClient.scopes, rule.staff)) return true;
      throw new AppError('INSUFFICIENT_SCOPE');
    }
    if (user?.type !== 'service' || user.name !== rule.service) throw new AppError('UNAUTHENTICATED');
    return true;
  }

  override handleRequest<User>(error: unknown, caller: User): User {
    if (error || !caller) throw error || new AppError('UNAUTHENTICATED');
    return caller;
  }
}
