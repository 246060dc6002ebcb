import { BACKGROUND_HEADER, isAllowed, type Permission } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { StaffMember } from '@dealership/service-kit/staff';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../../env.js';
import { ApiClientsService } from '../accounts/api-clients.service.js';
import { refuseCrossSite } from './same-origin.js';
import { SessionCookie } from './session-cookie.js';
import { type Session, SessionsService } from './sessions.service.js';

const memberOf = ({ id, role, account, address }: Session): StaffMember => ({ sessionId: id, role, account, address });

/** Identifies staff before a call is forwarded. Passes on the session and role of those it admits. */
@Injectable()
export class StaffGateService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly apiClients: ApiClientsService,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  /**
   * For staff-only calls, and for API clients whose token has the scope.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN where the role lacks the permission, or the token's error
   */
  async authorize(request: FastifyRequest, permission: Permission | undefined): Promise<void> {
    const isStream = request.routeOptions.config.route?.stream === true;
    const token = this.apiClients.tokenOf(request);
    if (token && isStream) throw new AppError('INSUFFICIENT_SCOPE');
    if (token) return this.apiClients.authorize(request, token, permission);
    refuseCrossSite(request, this.env.PUBLIC_URL);
    // A listening page reconnects whether or not anybody is there, so it does not extend the session.
    const inBackground = isStream || BACKGROUND_HEADER in request.headers;
    const session = await this.sessions.find(this.cookie.read(request), inBackground);
    if (!session) throw new AppError('UNAUTHENTICATED');
    if (!isAllowed(session.role, permission)) throw new AppError('FORBIDDEN');
    if (session.mustEnrol && permission !== 'account.own') throw new AppError('SECOND_FACTOR_REQUIRED');
    request.staffMember = memberOf(session);
  }

  /** Whether an admitted call would still be admitted now, for the same account in the same role. */
  async isStillAuthorized(request: FastifyRequest): Promise<boolean> {
    const { staffMember, routeOptions } = request;
    const session = await this.sessions.find(this.cookie.read(request), true);
    if (!session || session.mustEnrol || !isAllowed(session.role, routeOptions.config.route?.permission)) return false;
    return session.id === staffMember?.sessionId && session.role === staffMember.role;
  }

  /** For public calls that return more to staff with that permission. */
  async identify(request: FastifyRequest, permission: Permission | undefined): Promise<void> {
    const secret = this.cookie.read(request);
    if (!secret) return;
    try {
      const session = await this.sessions.find(secret);
      if (session && !session.mustEnrol && isAllowed(session.role, permission)) request.staffMember = memberOf(session);
    } catch (err) {
      // If sessions cannot be looked up, fall back to the public answer.
      request.log.warn({ err }, 'session lookup failed, serving the public response');
    }
  }
}
