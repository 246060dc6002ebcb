import type { Permission } from '@dealership/contracts';
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata, UseGuards } from '@nestjs/common';
import { CALL_RULE, CallerGuard, type CallRule } from './caller.guard.js';
import type { ApiClient, Caller, StaffMember } from './tokens.js';

type Guarded = MethodDecorator & ClassDecorator;

const guarded = (rule: CallRule): Guarded => applyDecorators(SetMetadata(CALL_RULE, rule), UseGuards(CallerGuard));

/** Requires staff with that permission. On a controller or a route; the route's rule wins over its controller's. */
export const Staff = (permission: Permission): Guarded => guarded({ staff: permission });

/** Only that process, which signs its calls with `signServiceToken`. */
export const Service = (name: string): Guarded => guarded({ service: name });

/** Anybody; `@CurrentStaff()` gives staff with that permission, for whom the answer may differ. */
export const OptionalStaff = (permission: Permission): Guarded => guarded({ staff: permission, anybody: true });

export type CurrentStaff = StaffMember;

/**
 * The calling member of staff: always set on writes of `@Staff(…)`; undefined on reads by an API token, and possibly on
 * `@OptionalStaff(…)` routes.
 */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): CurrentStaff | undefined => {
  const { user } = context.switchToHttp().getRequest<{ user?: Caller }>();
  return user?.type === 'staff' ? user.member : undefined;
});

export type CurrentApiClient = ApiClient;

/** The calling API client on reads that are open to some; undefined for staff. */
export const CurrentApiClient = createParamDecorator((_: unknown, context: ExecutionContext): CurrentApiClient | undefined => {
  const { user } = context.switchToHttp().getRequest<{ user?: Caller }>();
  return user?.type === 'api-client' ? user.apiClient : undefined;
});
