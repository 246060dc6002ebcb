import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffGateService } from './staff-gate.service.js';

const CHECK_INTERVAL_MS = 5000;

/** Open event streams of staff. Closes each when its session ends, its role changes or the gateway stops. */
@Injectable()
export class OpenStreamsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(OpenStreamsService.name);
  private readonly open = new Map<FastifyReply, FastifyRequest>();
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;

  constructor(private readonly gate: StaffGateService) {}

  watch(request: FastifyRequest, reply: FastifyReply): void {
    this.open.set(reply, request);
    reply.raw.once('close', () => this.open.delete(reply));
    this.timer ??= setInterval(() => this.checkUnlessChecking(), CHECK_INTERVAL_MS).unref();
  }

  private checkUnlessChecking(): void {
    this.checking ??= this.checkSessions().finally(() => {
      this.checking = undefined;
    });
  }

  /** Rechecks the session of each stream. */
  async checkSessions(): Promise<void> {
    for (const [reply, request] of this.open) {
      const isAuthorized = await this.gate.isStillAuthorized(request).catch((err: unknown) => {
        this.logger.warn({ err }, 'event stream closed: session lookup failed');
        return false;
      });
      if (!isAuthorized) reply.raw.destroy();
    }
  }

  // After the drain delay, so that browsers reconnect to another gateway.
  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    for (const [reply] of this.open) reply.raw.destroy();
  }
}
