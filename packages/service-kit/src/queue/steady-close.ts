import { setTimeout as delay } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';

const PATIENCE_MS = 2000;

/** Tells whether the last thing heard of the queue's datastore was an error. */
function presence(target: Queue | Worker): () => boolean {
  let away = false;
  const heard = (error: boolean) => () => {
    away = error;
  };
  target.getBackend().on('error', heard(true)).on('ready', heard(false));
  return () => away;
}

// Towards a Redis that is away, BullMQ's `close` waits for an answer for ever, and the process with it.
async function closed(target: Queue | Worker, closing: Promise<void>, away: () => boolean): Promise<void> {
  const ending = closing.then(
    () => true,
    (error: unknown) => {
      if (!away()) throw error;
      return true;
    },
  );
  let ended = false;
  do ended = await Promise.race([ending, delay(PATIENCE_MS, false, { ref: false })]);
  while (!ended && !away());
  if (!ended) void target.disconnect().catch(() => undefined);
}

export class SteadyQueue extends Queue {
  private readonly away = presence(this);

  override close(): Promise<void> {
    return closed(this, super.close(), this.away);
  }
}

export class SteadyWorker extends Worker {
  private readonly away = presence(this);

  override close(force?: boolean): Promise<void> {
    return closed(this, super.close(force), this.away);
  }
}
