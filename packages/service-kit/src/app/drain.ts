import { setTimeout as delay } from 'node:timers/promises';
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
import type { ProcessEnv } from '../config/env.js';

const LOOK_FOR_IDLE_EVERY = 100;

const DRAIN_TIMES = Symbol('DRAIN_TIMES');

export type DrainTimes = Pick<ProcessEnv, 'DRAIN_DELAY_MS' | 'DRAIN_TIMEOUT_MS'>;

/**
 * A quiet end: readiness fails, callers are told to close their connections, what is in flight finishes. It waits in the first
 * of Nest's steps, so that background work goes on until the last new request.
 */
@Injectable()
export class DrainService implements OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
  draining = false;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(DRAIN_TIMES) private readonly times: DrainTimes,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.draining = true;
    await delay(this.times.DRAIN_DELAY_MS);
  }

  beforeApplicationShutdown(): void {
    const { server } = this.host.httpAdapter.getInstance<FastifyInstance>();
    this.timers.push(
      // A connection whose answer began before the drain was promised to stay open; it is idle once that answer ends.
      setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_EVERY),
      setTimeout(() => server.closeAllConnections(), this.times.DRAIN_TIMEOUT_MS),
    );
  }

  onApplicationShutdown(): void {
    this.timers.forEach(clearInterval);
  }
}

@Global()
@Module({})
export class DrainModule {
  static with(times: DrainTimes): DynamicModule {
    const provider = { provide: DRAIN_TIMES, useValue: times };
    return { module: DrainModule, providers: [provider, DrainService], exports: [DrainService] };
  }
}
