import type { DrainTimes } from '@dealership/server-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { DrainModule } from '../drain/drain.module.js';
import { HealthModule } from '../health/health.module.js';
import { type MetricsAddress, MetricsModule } from '../metrics/metrics.module.js';

/** Common to every process of a service: graceful shutdown, health, metrics. */
@Module({})
export class ProcessModule {
  static forRoot(env: DrainTimes & MetricsAddress): DynamicModule {
    return { module: ProcessModule, imports: [DrainModule.forRoot(env), MetricsModule.forRoot(env), HealthModule] };
  }
}
