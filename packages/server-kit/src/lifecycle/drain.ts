import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const CLOSE_IDLE_EVERY_MS = 100;

export interface DrainTimes {
  /** How long it still takes requests after readiness failed. */
  DRAIN_DELAY_MS: number;
  /** How long requests in flight may take after that. */
  DRAIN_TIMEOUT_MS: number;
}

/** Graceful shutdown of a server: readiness fails, callers are asked to close their connections, what is in flight finishes. */
export class Drain {
  draining = false;

  /** From now on answers given while draining ask their callers to close the connection. */
  watch(server: FastifyInstance): void {
    server.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.draining) reply.header('connection', 'close');
      done();
    });
  }

  /** Readiness fails at once. Resolves after `delayMs`, when load balancers have noticed. */
  async begin(delayMs: number): Promise<void> {
    this.draining = true;
    await delay(delayMs);
  }

  /** Closes connections as soon as they are idle, and all of them after `timeoutMs`. Returns what stops that. */
  closeConnections(server: Server, timeoutMs: number): () => void {
    // A connection whose answer began before the drain was promised to stay open; it is idle once that answer ends.
    const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    const all = setTimeout(() => server.closeAllConnections(), timeoutMs);
    return () => {
      clearInterval(idle);
      clearTimeout(all);
    };
  }

  /** All of it. Resolves when the last connection is closed. */
  async close(server: FastifyInstance, { DRAIN_DELAY_MS, DRAIN_TIMEOUT_MS }: DrainTimes): Promise<void> {
    await this.begin(DRAIN_DELAY_MS);
    const stop = this.closeConnections(server.server, DRAIN_TIMEOUT_MS);
    await server.close();
    stop();
  }
}
