import type { ErrorCode } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { StaffMember } from '@dealership/service-kit/staff';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsClient } from '../accounts/accounts.client.js';
import { accountKey, KnownDevice } from './known-device.js';
import { type Attempt, type CountedKeys, LoginThrottleService } from './login-throttle.service.js';

/** What is proven, for the log, and the claimed account. */
interface Proven {
  what: string;
  email?: string | undefined;
  /** By an unguessable factor. */
  unguessable?: boolean;
}

const RECORDED: ReadonlySet<string> = new Set<ErrorCode>([
  'WRONG_PASSWORD',
  'WRONG_CREDENTIALS',
  'WRONG_PASSKEY',
  'LOGIN_CODE_WRONG',
]);
const NOT_COUNTED: ReadonlySet<string> = new Set<ErrorCode>([
  'LOGIN_CODE_REQUIRED',
  'LOGIN_PASSKEY_REQUIRED',
  'STAFF_EMAIL_REQUIRED',
  'LAST_SECOND_FACTOR',
  'PASSKEY_NOT_FOUND',
  'VALIDATION_FAILED',
  'UPSTREAM_UNAVAILABLE',
]);

const about = (member: StaffMember | undefined, email: string | undefined) =>
  member ? { staffId: member.account.id, sessionId: member.sessionId } : { ...(email && { email }) };

/** Verifies staff credentials at the rate of the throttle. */
@Injectable()
export class ProofService {
  private readonly logger = new Logger(ProofService.name);

  constructor(
    private readonly throttle: LoginThrottleService,
    private readonly accounts: AccountsClient,
    private readonly device: KnownDevice,
  ) {}

  /** @throws what `prove` throws, and AppError TOO_MANY_LOGINS */
  async verify<Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    proven: Proven,
    prove: () => Promise<Result>,
  ): Promise<Result> {
    const attempt = this.attemptOf(request, proven);
    let counted: CountedKeys = [];
    try {
      counted = await this.throttle.begin(attempt);
      const result = await prove();
      await this.throttle.succeeded(attempt, counted);
      return result;
    } catch (reason) {
      if (reason instanceof AppError) await this.recordRefusal(reason, request, reply, proven, attempt);
      // Not a failed guess: another factor is needed, or verification was unavailable.
      if (reason instanceof AppError && NOT_COUNTED.has(reason.code)) await this.throttle.revert(counted);
      throw reason;
    }
  }

  private attemptOf(request: FastifyRequest, { email, unguessable }: Proven): Attempt {
    const { ip, staffMember } = request;
    if (staffMember) return { ip, session: staffMember.sessionId };
    if (unguessable) return { ip, unguessable };
    const account = accountKey(email);
    return { ip, account: email && account, device: this.device.read(request, account) };
  }

  private async recordRefusal(
    { code, details }: AppError,
    request: FastifyRequest,
    reply: FastifyReply,
    { what, email }: Proven,
    attempt: Attempt,
  ): Promise<void> {
    const { id: requestId, ip: address, staffMember } = request;
    this.logger.warn({ requestId, address, session: staffMember?.sessionId, code }, `${what} refused`);
    if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter));
    const isFlood = code === 'TOO_MANY_LOGINS' && (await this.throttle.isFirstRefusal(attempt));
    if (isFlood || RECORDED.has(code))
      await this.accounts.record({ action: 'refuse', address, reason: code, ...about(staffMember, email) });
  }
}
