import type { Permission } from '@dealership/contracts';
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata, UseGuards } from '@nestjs/common';
import { CALL_RULE, CallerGuard, type CallRule } from './caller.guard.js';
import type { Caller, StaffMember } from './tokens.js';

type Guarded = MethodDecorator & ClassDecorator;

const guarded = (rule: CallRule): Guarded => applyDecorators(SetMetadata(CALL_RULE, rule), UseGuards(CallerGuard));

/** Staff whose role has that permission. On a controller or a route; the rule of a route wins over that of its controller. */
export const Staff = (permission: Permission): Guarded => guarded({ staff: permission });

/** Only the process of that name, which signs its calls with `signServiceToken`. */
export const Service = (name: string): Guarded => guarded({ service: name });

/** Anybody; with `@CurrentStaff()` the handler knows whether it is staff with that permission, whose answer may differ. */
export const OptionalStaff = (permission: Permission): Guarded => guarded({ staff: permission, anybody: true });

export type CurrentStaff = StaffMember;

/**
 * The member of staff who calls: always there on writes of `@Staff(…)`; undefined on reads that a program makes with a token, and maybe on routes
 * of `@OptionalStaff(…)`.
 */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): CurrentStaff | undefined => {
  const { user } = context.switchToHttp().getRequest<{ user?: Caller }>();
  return user?.role === 'staff' ? user.member : undefined;
});
