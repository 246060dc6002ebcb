import {
  type AccountMember,
  BACKGROUND_HEADER,
  type OwnSession,
  type PasskeyLogin,
  type PasswordChange,
  type StaffLogin,
  type StaffSession,
} from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Header, Logger, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../state/clock.js';
import { AccountsClient } from './accounts/accounts.client.js';
import { CredentialsService } from './accounts/credentials.service.js';
import { SessionGuard } from './session/session.guard.js';
import { SessionCookie } from './session/session-cookie.js';
import { type Session, SessionsService } from './session/sessions.service.js';
import { accountKey, KnownDevice } from './sign-in/known-device.js';
import { ProofService } from './sign-in/proof.service.js';
import { SignInService } from './sign-in/sign-in.service.js';

const MAX_DEVICE_LENGTH = 300;

/** Cross-site calls are refused earlier: see `refuseCrossSiteCalls`. */
@Controller()
export class StaffController {
  private readonly logger = new Logger(StaffController.name);

  constructor(
    private readonly signIn: SignInService,
    private readonly accounts: AccountsClient,
    private readonly credentials: CredentialsService,
    private readonly proof: ProofService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly device: KnownDevice,
    private readonly clock: Clock,
  ) {}

  @Route(api.staffLogin)
  @Header('cache-control', 'no-store')
  async login(
    @Body() login: StaffLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const proven = { what: 'staff sign-in', email: login.email };
    const member = await this.proof.verify(request, reply, proven, () => this.signIn.check(login));
    const own = member.factors.length ? ['password', 'own code'] : this.credentials.factors;
    await this.completeSignIn(request, reply, member, own);
    this.device.remember(reply, accountKey(login.email));
  }

  @Route(api.loginByPasskey)
  @Header('cache-control', 'no-store')
  async loginByPasskey(
    @Body() login: PasskeyLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const proven = { what: 'passkey sign-in', unguessable: true };
    const member = await this.proof.verify(request, reply, proven, () => this.accounts.checkPasskey(login));
    await this.completeSignIn(request, reply, member, ['passkey']);
  }

  /** Ends all sessions of the account and opens a new one for the caller. */
  @Route(api.changeStaffPassword)
  @UseGuards(SessionGuard)
  @Header('cache-control', 'no-store')
  async changePassword(
    @Body() change: PasswordChange,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { id: requestId, ip: address, staffMember } = request;
    const proven = { what: 'staff password change' };
    const staffId = staffMember?.account.id as number;
    const member = await this.proof.verify(request, reply, proven, () => this.signIn.changePassword(staffId, change));
    const next = await this.beginSession(request, reply, member);
    const session = staffMember?.sessionId;
    this.logger.log({ requestId, address, session, next }, 'staff password changed');
    await this.accounts.record({ action: 'change-password', staffId, ...(session && { sessionId: session }), address });
  }

  /** Works without a session too: the caller is signed out afterwards. */
  @Route(api.staffLogout)
  @Header('cache-control', 'no-store')
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const secret = this.cookie.read(request);
    const session = await this.sessions.find(secret, true);
    await this.sessions.end(secret);
    this.cookie.clear(reply);
    if (!session) return;
    await this.accounts.record({ action: 'sign-out', staffId: session.account.id, sessionId: session.id, address: request.ip });
  }

  @Route(api.getStaffSession)
  @Header('cache-control', 'no-store')
  async session(@Req() request: FastifyRequest): Promise<StaffSession> {
    const { expiresAt, role, account, mustEnrol } = await this.live(request, BACKGROUND_HEADER in request.headers);
    const endsIn = Math.ceil((expiresAt.getTime() - this.clock.now()) / 1000);
    return { expiresAt: expiresAt.toISOString(), endsIn, role, person: account, mustEnrol };
  }

  @Route(api.listOwnSessions)
  @UseGuards(SessionGuard)
  @Header('cache-control', 'no-store')
  async ownSessions(@Req() request: FastifyRequest): Promise<OwnSession[]> {
    return this.sessions.list(await this.live(request));
  }

  @Route(api.endOwnSession)
  @UseGuards(SessionGuard)
  async endSession(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.sessions.endOf(await this.live(request), (other) => other === id);
  }

  @Route(api.endOtherSessions)
  @UseGuards(SessionGuard)
  async endOthers(@Req() request: FastifyRequest): Promise<void> {
    const current = await this.live(request);
    await this.sessions.endOf(current, (other) => other !== current.id);
  }

  private async live(request: FastifyRequest, isBackground = true): Promise<Session> {
    const session = await this.sessions.find(this.cookie.read(request), isBackground);
    if (!session) throw new AppError('UNAUTHENTICATED');
    return session;
  }

  private async completeSignIn(
    request: FastifyRequest,
    reply: FastifyReply,
    member: AccountMember,
    factors: string[],
  ): Promise<void> {
    const session = await this.beginSession(request, reply, member);
    const { id: requestId, ip: address } = request;
    // Audit rows refer to the session by its id.
    this.logger.log({ requestId, address, factors, session, person: member.id }, 'staff signed in');
    await this.accounts.record({ action: 'sign-in', staffId: member.id, sessionId: session, address });
  }

  /** Replaces the browser's session. Returns the id of the new one. */
  private async beginSession(request: FastifyRequest, reply: FastifyReply, member: AccountMember): Promise<string> {
    await this.sessions.end(this.cookie.read(request));
    const device = (request.headers['user-agent'] ?? '').slice(0, MAX_DEVICE_LENGTH);
    const { secret, id } = await this.sessions.open({ member, address: request.ip, device });
    this.cookie.set(reply, secret);
    return id;
  }
}
