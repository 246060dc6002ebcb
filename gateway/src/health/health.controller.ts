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

  /** The process runs. */
  @Get('health/live')
  @HttpCode(200)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** It takes requests. Parts that are unavailable do not count: sending visitors to another gateway would not bring them back. */
  @Get('health/ready')
  @HttpCode(200)
  ready(): { status: 'ok' } {
    if (this.drain.draining) throw new ServiceUnavailableException('draining');
    return { status: 'ok' };
  }

  /**
   * The site as a whole. A missing section leaves a site that visitors can use, so that is 200 with the name of the
   * section; without the shell there is no page at all, and whoever watches the status alone has to know: 503.
   */
  @Get('api/health')
  async site(@Res({ passthrough: true }) reply: FastifyReply): Promise<SiteHealth> {
    const services = await this.upstreams.check();
    const allUp = Object.values(services).every((state) => state === 'up');
    reply.status(services.shell === 'up' ? 200 : 503).header('cache-control', 'no-store');
    return { status: allUp ? 'ok' : 'degraded', services };
  }
}
