import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

const LOOK_FOR_IDLE_EVERY = 100;

/** A quiet end: readiness fails, visitors are told to close their connections, what is in flight finishes. */
@Injectable()
export class DrainService implements BeforeApplicationShutdown, OnApplicationShutdown {
  draining = false;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.draining = true;
    await delay(this.env.DRAIN_DELAY_MS);
    const { server } = this.host.httpAdapter.getInstance<FastifyInstance>();
    this.timers.push(
      // A connection whose answer began before the drain was promised to stay open; it is idle once that answer ends.
      setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_EVERY),
      setTimeout(() => server.closeAllConnections(), this.env.DRAIN_TIMEOUT_MS),
    );
  }

  onApplicationShutdown(): void {
    this.timers.forEach(clearInterval);
  }
}
