import { setTimeout as delay } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';

const CHECK_INTERVAL_MS = 2000;

/** Whether the datastore's last event was an error. */
function watchAvailability(target: Queue | Worker): () => boolean {
  let unavailable = false;
  const set = (failed: boolean) => () => {
    unavailable = failed;
  };
  target.getBackend().on('error', set(true)).on('ready', set(false));
  return () => unavailable;
}

// Without a reachable Redis, BullMQ's `close` never resolves, and the process never ends.
async function closed(target: Queue | Worker, closing: Promise<void>, isUnavailable: () => boolean): Promise<void> {
  const ending = closing.then(
    () => true,
    (error: unknown) => {
      if (!isUnavailable()) throw error;
      return true;
    },
  );
  let ended = false;
  do ended = await Promise.race([ending, delay(CHECK_INTERVAL_MS, false, { ref: false })]);
  while (!ended && !isUnavailable());
  // Not `disconnect`: it waits for the first connection, which may never come.
  if (!ended)
    void target
      .getBackend()
      .close(true)
      .catch(() => undefined);
}

/** A queue whose `close` resolves even while its datastore is unavailable. */
export class GracefulQueue extends Queue {
  private readonly isUnavailable = watchAvailability(this);

  override close(): Promise<void> {
    return closed(this, super.close(), this.isUnavailable);
  }
}

/** A worker whose `close` resolves even while its datastore is unavailable. */
export class GracefulWorker extends Worker {
  private readonly isUnavailable = watchAvailability(this);

  override async close(force?: boolean): Promise<void> {
    await closed(this, super.close(force), this.isUnavailable);
    // BullMQ's own `close` does this only after waiting for the datastore.
    await this.lockManager.close();
  }
}
