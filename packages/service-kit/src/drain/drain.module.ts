import { Drain, type DrainTimes } from '@dealership/server-kit';
import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

const DRAIN_TIMES = Symbol('DRAIN_TIMES');

/**
 * Runs the drain in Nest's shutdown hooks, in the first one, so that background work continues until the last request.
 */
@Injectable()
class DrainSteps implements OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
  private stop: () => void = () => undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly drain: Drain,
    @Inject(DRAIN_TIMES) private readonly times: DrainTimes,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.drain.begin(this.times.DRAIN_DELAY_MS);
  }

  beforeApplicationShutdown(): void {
    const { server } = this.host.httpAdapter.getInstance<FastifyInstance>();
    this.stop = this.drain.closeConnections(server, this.times.DRAIN_TIMEOUT_MS);
  }

  onApplicationShutdown(): void {
    this.stop();
  }
}

/** Provides the process's `Drain`. */
@Global()
@Module({})
export class DrainModule {
  static forRoot(times: DrainTimes): DynamicModule {
    const providers = [{ provide: DRAIN_TIMES, useValue: times }, Drain, DrainSteps];
    return { module: DrainModule, providers, exports: [Drain] };
  }
}
