import { setTimeout as delay } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';

const CHECK_EVERY_MS = 2000;

/** Returns whether the last event of the queue's datastore was an error. */
function watchAvailability(target: Queue | Worker): () => boolean {
  let unavailable = false;
  const set = (failed: boolean) => () => {
    unavailable = failed;
  };
  target.getBackend().on('error', set(true)).on('ready', set(false));
  return () => unavailable;
}

// Without a reachable Redis, BullMQ's `close` waits for an answer for ever, and the process with it.
async function closed(target: Queue | Worker, closing: Promise<void>, isUnavailable: () => boolean): Promise<void> {
  const ending = closing.then(
    () => true,
    (error: unknown) => {
      if (!isUnavailable()) throw error;
      return true;
    },
  );
  let ended = false;
  do ended = await Promise.race([ending, delay(CHECK_EVERY_MS, false, { ref: false })]);
  while (!ended && !isUnavailable());
  // Not `disconnect`: it waits for the first connection, which may never come, while the attempts go on.
  if (!ended)
    void target
      .getBackend()
      .close(true)
      .catch(() => undefined);
}

/** A queue whose `close` resolves while its datastore is unavailable, too. */
export class GracefulQueue extends Queue {
  private readonly isUnavailable = watchAvailability(this);

  override close(): Promise<void> {
    return closed(this, super.close(), this.isUnavailable);
  }
}

/** A worker whose `close` resolves while its datastore is unavailable, too. */
export class GracefulWorker extends Worker {
  private readonly isUnavailable = watchAvailability(this);

  override async close(force?: boolean): Promise<void> {
    await closed(this, super.close(force), this.isUnavailable);
    // BullMQ's own `close` comes to it only after it has waited for the datastore.
    await this.lockManager.close();
  }
}
