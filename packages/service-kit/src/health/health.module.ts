import { Drain } from '@dealership/server-kit';
import { Controller, Get, HttpCode, Inject, Injectable, Module, Optional, ServiceUnavailableException } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { databaseOutage } from '../errors/database-outage.js';

@Injectable()
class Readiness {
  constructor(
    private readonly drain: Drain,
    @Optional() @Inject(getDataSourceToken()) private readonly dataSource?: DataSource,
  ) {}

  async check(): Promise<void> {
    if (this.drain.draining) throw new ServiceUnavailableException('draining');
    await this.dataSource?.query('SELECT 1').catch((cause: unknown) => {
      throw new ServiceUnavailableException('database', { cause });
    });
    databaseOutage.over();
  }
}

@Controller('health')
class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Liveness. */
  @Get('live')
  @HttpCode(200)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Readiness: the database answers and the process is not shutting down. */
  @Get('ready')
  @HttpCode(200)
  async ready(): Promise<{ status: 'ok' }> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}

@Module({ controllers: [HealthController], providers: [Readiness] })
export class HealthModule {}
