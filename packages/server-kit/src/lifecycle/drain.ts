import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const CLOSE_IDLE_INTERVAL_MS = 100;

export interface DrainTimes {
  /** How long to keep accepting requests after readiness failed. */
  DRAIN_DELAY_MS: number;
  /** How long requests in flight may then take. */
  DRAIN_TIMEOUT_MS: number;
}

/**
 * Graceful shutdown of a server: fails readiness, asks callers to close their connections, and finishes requests in
 * flight.
 */
export class Drain {
  draining = false;

  /** Answers sent while draining have `Connection: close`. */
  watch(server: FastifyInstance): void {
    server.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.draining) reply.header('connection', 'close');
      done();
    });
  }

  /** Fails readiness at once. Resolves after `delayMs`, when load balancers have noticed. */
  async begin(delayMs: number): Promise<void> {
    this.draining = true;
    await delay(delayMs);
  }

  /** Closes idle connections, and all of them after `timeoutMs`. Returns a function that stops this. */
  closeConnections(server: Server, timeoutMs: number): () => void {
    // A response that began before the drain promised keep-alive; close its connection when the response ends.
    const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
    const all = setTimeout(() => server.closeAllConnections(), timeoutMs);
    return () => {
      clearInterval(idle);
      clearTimeout(all);
    };
  }

  /** The whole drain. Resolves when the last connection is closed. */
  async close(server: FastifyInstance, { DRAIN_DELAY_MS, DRAIN_TIMEOUT_MS }: DrainTimes): Promise<void> {
    await this.begin(DRAIN_DELAY_MS);
    const stop = this.closeConnections(server.server, DRAIN_TIMEOUT_MS);
    await server.close();
    stop();
  }
}
