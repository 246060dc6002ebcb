import { Metrics, MetricsServer } from '@dealership/server-kit';
import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { nestLog } from '../log/nest-log.js';

const METRICS_ADDRESS = Symbol('METRICS_ADDRESS');

/** Without a port, metrics cannot be scraped. */
export interface MetricsAddress {
  HOST?: string;
  METRICS_PORT?: number | undefined;
}

@Injectable()
class MetricsSteps implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly server: MetricsServer,
    @Inject(METRICS_ADDRESS) private readonly address: MetricsAddress,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { HOST, METRICS_PORT } = this.address;
    if (METRICS_PORT !== undefined) await this.server.listen(HOST, METRICS_PORT);
  }

  onApplicationShutdown(): void {
    this.server.close();
  }
}

const metrics = { provide: Metrics, useFactory: () => new Metrics(nestLog(new Logger(Metrics.name))) };

const metricsServer = {
  provide: MetricsServer,
  inject: [Metrics],
  useFactory: (measured: Metrics) => new MetricsServer(measured, nestLog(new Logger(MetricsServer.name))),
};

/** Provides `Metrics`, and the port that serves them. */
@Global()
@Module({})
export class MetricsModule {
  static forRoot(address: MetricsAddress): DynamicModule {
    const providers = [{ provide: METRICS_ADDRESS, useValue: address }, metrics, metricsServer, MetricsSteps];
    return { module: MetricsModule, providers, exports: [Metrics] };
  }
}
