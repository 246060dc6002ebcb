import { Drain } from '@dealership/server-kit';
import { Controller, Get, HttpCode, Res, ServiceUnavailableException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Health, UpstreamHealthService } from '../upstreams/upstream-health.service.js';

interface SiteHealth {
  status: 'ok' | 'degraded';
  services: Health;
}

@Controller()
export class HealthController {
  constructor(
    private readonly upstreams: UpstreamHealthService,
    private readonly drain: Drain,
  ) {}

  /** Liveness. */
  @Get('health/live')
  @HttpCode(200)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Readiness. Ignores unavailable upstreams: routing visitors to another gateway would not bring them back. */
  @Get('health/ready')
  @HttpCode(200)
  ready(): { status: 'ok' } {
    if (this.drain.draining) throw new ServiceUnavailableException('draining');
    return { status: 'ok' };
  }

  /**
   * Health of the site. A missing section leaves a usable site: 200 with the name of the section. Without the shell
   * there are no pages: 503, because some monitors read the status code only.
   */
  @Get('api/health')
  async site(@Res({ passthrough: true }) reply: FastifyReply): Promise<SiteHealth> {
    const services = await this.upstreams.check();
    const allUp = Object.values(services).every((state) => state === 'up');
    reply.status(services.shell === 'up' ? 200 : 503).header('cache-control', 'no-store');
    return { status: allUp ? 'ok' : 'degraded', services };
  }
}
