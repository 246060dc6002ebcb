import type { Socket } from 'node:net';

/** PostgreSQL ends statements that take longer. */
export const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Finds idle connections whose server has vanished without closing them (a fail-over, a lost machine) within about 20 s:
 * Node sends ten probes, one a second, after the delay.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

const GRACE_MS = 1000;

interface Internals {
  connection: { stream: Socket };
  /** False while a statement waits for its answer. */
  readyForQuery: boolean;
}

/**
 * Closes a connection whose statement gets no answer. While data is unacknowledged TCP sends no probes, but repeats the
 * data for a quarter of an hour, and the pool would keep the connection that long. For a pool's `onConnect`.
 */
export const closeIfUnanswered =
  (timeoutMs = STATEMENT_TIMEOUT_MS + 5_000) =>
  (client: object): void => {
    const watched = client as Internals;
    const { stream } = watched.connection;
    stream.setTimeout(timeoutMs, () => {
      const { bytesRead } = stream;
      // After a pause of the process, timers run before the answer is read that came meanwhile.
      const closeIfStillUnanswered = () => {
        if (!watched.readyForQuery && stream.bytesRead === bytesRead)
          stream.destroy(new Error('Connection terminated: the server does not answer'));
      };
      setTimeout(closeIfStillUnanswered, GRACE_MS).unref();
    });
  };
