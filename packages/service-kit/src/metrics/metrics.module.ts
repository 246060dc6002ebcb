import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { METRICS_ADDRESS, type MetricsAddress, MetricsServer } from './metrics-server.js';

/** `Metrics` for whoever has something to tell, and the port where it is told. */
@Global()
@Module({})
export class MetricsModule {
  static at(address: MetricsAddress): DynamicModule {
    return {
      module: MetricsModule,
      providers: [{ provide: METRICS_ADDRESS, useValue: address }, Metrics, MetricsServer],
      exports: [Metrics],
    };
  }
}
