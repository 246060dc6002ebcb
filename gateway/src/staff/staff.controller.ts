import type { PasswordChange, StaffSession } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Header, Logger, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../state/clock.js';
import { CredentialsService } from './credentials.service.js';
import { LoginGuard } from './login.guard.js';
import { ProofService } from './proof.service.js';
import { SessionGuard } from './session.guard.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';

/** Cross-site calls do not come this far: see `refuseCrossSiteCalls`. */
@Controller()
export class StaffController {
  private readonly logger = new Logger(StaffController.name);

  constructor(
    private readonly credentials: CredentialsService,
    private readonly proof: ProofService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly clock: Clock,
  ) {}

  @Route(api.staffLogin)
  @UseGuards(LoginGuard)
  @Header('cache-control', 'no-store')
  async login(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const session = await this.beginSession(request, reply);
    // The session's id is what audit rows name it by.
    this.logger.log(
      { requestId: request.id, address: request.ip, factors: this.credentials.factors, session },
      'staff signed in',
    );
  }

  /** Ends all sessions; the one that asked goes on as a new one. */
  @Route(api.changeStaffPassword)
  @UseGuards(SessionGuard)
  @Header('cache-control', 'no-store')
  async changePassword(
    @Body() change: PasswordChange,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.proof.demand(request, reply, 'a change of the staff password', () => this.credentials.change(change));
    const next = await this.beginSession(request, reply);
    const { id: requestId, ip: address, staffSession: session } = request;
    this.logger.log({ requestId, address, session, next }, 'staff changed their password');
  }

  /** Without a session too: whoever asks is signed out afterwards. */
  @Route(api.staffLogout)
  @Header('cache-control', 'no-store')
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.end(this.cookie.read(request));
    this.cookie.clear(reply);
  }

  @Route(api.getStaffSession)
  @Header('cache-control', 'no-store')
  async session(@Req() request: FastifyRequest): Promise<StaffSession> {
    const session = await this.sessions.find(this.cookie.read(request));
    if (!session) throw new AppError('UNAUTHENTICATED');
    const endsIn = Math.ceil((session.expiresAt.getTime() - this.clock.now()) / 1000);
    return { expiresAt: session.expiresAt.toISOString(), endsIn };
  }

  /** A new session in place of the one that the browser has. Returns its id. */
  private async beginSession(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    await this.sessions.end(this.cookie.read(request));
    const secret = await this.sessions.open();
    this.cookie.set(reply, secret);
    return (await this.sessions.find(secret))?.id;
  }
}
