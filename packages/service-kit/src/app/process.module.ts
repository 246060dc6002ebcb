import { type DynamicModule, Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.js';
import { type MetricsAddress, MetricsModule } from '../metrics/index.js';
import { DrainModule, type DrainTimes } from './drain.js';

/** What every process of a service has beside its own module: a quiet end, health, metrics. */
@Module({})
export class ProcessModule {
  static with(env: DrainTimes & MetricsAddress): DynamicModule {
    return { module: ProcessModule, imports: [DrainModule.with(env), MetricsModule.at(env), HealthModule] };
  }
}
