import type { ErrorCode } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { StaffMember } from '@dealership/service-kit/staff';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsService } from './accounts.service.js';
import { LoginThrottleService } from './login-throttle.service.js';

/** What is proven, for the log, and whose account it is said to be. */
interface Proven {
  what: string;
  email?: string | undefined;
}

const RECORDED: ReadonlySet<string> = new Set<ErrorCode>(['WRONG_PASSWORD', 'WRONG_CREDENTIALS', 'LOGIN_CODE_WRONG']);
const FORGIVEN: ReadonlySet<string> = new Set<ErrorCode>(['LOGIN_CODE_REQUIRED', 'STAFF_EMAIL_REQUIRED', 'UPSTREAM_UNAVAILABLE']);

const about = (member: StaffMember | undefined, email: string | undefined) =>
  member ? { staffId: member.person.id, sessionId: member.sessionId } : { ...(email && { email }) };

/** Has staff prove who they are, at the pace of the throttle. */
@Injectable()
export class ProofService {
  private readonly logger = new Logger(ProofService.name);

  constructor(
    private readonly throttle: LoginThrottleService,
    private readonly accounts: AccountsService,
  ) {}

  /** @throws what `prove` throws, and AppError TOO_MANY_LOGINS */
  async demand<Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    { what, email }: Proven,
    prove: () => Promise<Result>,
  ): Promise<Result> {
    const result = await this.tried(request, prove).catch((reason) => this.refuse(reason, request, reply, { what, email }));
    await this.throttle.succeeded(request.ip);
    return result;
  }

  private async tried<Result>({ ip }: FastifyRequest, prove: () => Promise<Result>): Promise<Result> {
    await this.throttle.begin(ip);
    return prove();
  }

  private async refuse(reason: unknown, request: FastifyRequest, reply: FastifyReply, { what, email }: Proven): Promise<never> {
    if (reason instanceof AppError) {
      const { code, details } = reason;
      const { id: requestId, ip: address, staffMember } = request;
      this.logger.warn({ requestId, address, session: staffMember?.sessionId, code }, `${what} was refused`);
      if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter));
      if (RECORDED.has(code))
        await this.accounts.record({ action: 'refuse', address, reason: code, ...about(staffMember, email) });
      // No guess failed: the screen asks for more now, or nobody could tell.
      if (FORGIVEN.has(code)) await this.throttle.forgive(request.ip);
    }
    throw reason;
  }
}
