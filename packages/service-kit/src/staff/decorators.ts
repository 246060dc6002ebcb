import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata, UseGuards } from '@nestjs/common';
import { CALL_RULE, CallerGuard, type CallRule } from './caller.guard.js';
import type { Caller } from './tokens.js';

type Guarded = MethodDecorator & ClassDecorator;

const guarded = (rule: CallRule): Guarded => applyDecorators(SetMetadata(CALL_RULE, rule), UseGuards(CallerGuard));

/** Staff only. On a controller or a route; the rule of a route wins over that of its controller. */
export const Staff = (): Guarded => guarded({ staff: true });

/** Only the process of that name, which signs its calls with `signServiceToken`. */
export const Service = (name: string): Guarded => guarded({ service: name });

/** Anybody; with `@CurrentStaff()` the handler knows whether it is staff, whose answer may differ. */
export const OptionalStaff = (): Guarded => guarded({ staff: true, anybody: true });

export interface CurrentStaff {
  /** For audit rows and logs. */
  sessionId: string;
}

/** The member of staff who calls: always there on routes of `@Staff()`, maybe undefined on those of `@OptionalStaff()`. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): CurrentStaff | undefined => {
  const { user } = context.switchToHttp().getRequest<{ user?: Caller }>();
  return user?.role === 'staff' ? { sessionId: user.sessionId } : undefined;
});
