import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import type { Caller } from './tokens.js';

/** Who may call a route. `anybody`: without a token too; a token that is not good is refused all the same. */
export interface CallRule {
  staff?: boolean;
  service?: string;
  anybody?: boolean;
}

export const CALL_RULE = 'callRule';

const allows = ({ staff, service }: CallRule, caller: Caller): boolean =>
  caller.role === 'staff' ? staff === true : caller.name === service;

/** Lets only those callers in whom the route's rule names. Everybody else gets the same 401. */
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
    if (!request.user || !allows(rule, request.user)) throw new AppError('UNAUTHENTICATED');
    return true;
  }

  override handleRequest<User>(error: unknown, caller: User): User {
    if (error || !caller) throw error || new AppError('UNAUTHENTICATED');
    return caller;
  }
}
