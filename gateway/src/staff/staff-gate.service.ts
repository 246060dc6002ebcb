import { BACKGROUND_HEADER } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { refuseCrossSite } from './same-origin.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';

/** Distinguishes staff from visitors on the way to a part. Whom it lets through carries the id of the session. */
@Injectable()
export class StaffGateService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  /** For calls that are staff's alone. */
  async demand(request: FastifyRequest): Promise<void> {
    refuseCrossSite(request, this.env.PUBLIC_URL);
    const session = await this.sessions.find(this.cookie.read(request), BACKGROUND_HEADER in request.headers);
    if (!session) throw new AppError('UNAUTHENTICATED');
    request.staffSession = session.id;
  }

  /** For public calls that return more to staff. */
  async recognize(request: FastifyRequest): Promise<void> {
    const secret = this.cookie.read(request);
    if (!secret) return;
    try {
      request.staffSession = (await this.sessions.find(secret))?.id;
    } catch (err) {
      // Where sessions cannot be looked up the public answer is still a true one.
      request.log.warn({ err }, 'staff get the public answer: their session cannot be looked up');
    }
  }
}
