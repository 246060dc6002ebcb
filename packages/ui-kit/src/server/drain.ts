import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_FOR_IDLE_EVERY = 100;

export interface DrainTimes {
  /** How long it still takes requests after readiness failed. */
  DRAIN_DELAY_MS: number;
  /** How long requests in flight may take after that. */
  DRAIN_TIMEOUT_MS: number;
}

/** A quiet end of a server: readiness fails, callers are told to close their connections, what is in flight finishes. */
export class Drain {
  draining = false;

  constructor(private readonly server: FastifyInstance) {
    server.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.draining) reply.header('connection', 'close');
      done();
    });
  }

  /** Resolves when the last connection is closed. */
  async end({ DRAIN_DELAY_MS, DRAIN_TIMEOUT_MS }: DrainTimes): Promise<void> {
    this.draining = true;
    await delay(DRAIN_DELAY_MS);
    const { server } = this.server;
    // A connection whose answer began before the drain was promised to stay open; it is idle once that answer ends.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_EVERY);
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
    await this.server.close();
    clearInterval(idle);
    clearTimeout(limit);
  }
}
