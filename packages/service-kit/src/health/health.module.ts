import { Drain } from '@dealership/server-kit';
import { Controller, Get, HttpCode, Inject, Injectable, Module, Optional, ServiceUnavailableException } from '@nestjs/common';
import { databaseOutage } from '../errors/database-outage.js';

/** Resolves if the database answers. Provided by `DatabaseModule`; processes without a database have none. */
export const DATABASE_PROBE = Symbol('DATABASE_PROBE');

@Injectable()
class Readiness {
  constructor(
    private readonly drain: Drain,
    @Optional() @Inject(DATABASE_PROBE) private readonly probe?: () => Promise<unknown>,
  ) {}

  async check(): Promise<void> {
    if (this.drain.draining) throw new ServiceUnavailableException('draining');
    await this.probe?.().catch((cause: unknown) => {
      throw new ServiceUnavailableException('database', { cause });
    });
    databaseOutage.recovered();
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
