import type { OutageLog } from '../log/outage-log.js';

/** Minimum time between reads: with the gateway's one second, changes are on every page within two. */
const TTL_MS = 400;

const RETRY_DELAY_MS = 2000;

/** Time limit for a page's read; after a failure later pages do not wait at all. */
export const READ_TIMEOUT_MS = 500;

/**
 * Reads what pages of every visitor show: at most one read at a time, cached for a moment. Never throws: while the value
 * cannot be read, the last known one is returned.
 * @param read reads the value; `before` is the last known one
 */
export function cachedReader<Value>(
  read: (before: Value) => Promise<Value>,
  initial: Value,
  outage: OutageLog,
): () => Promise<Value> {
  let known = initial;
  let until = 0;
  let reading: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      known = await read(known);
      until = performance.now() + TTL_MS;
      outage.recovered();
    } catch (error) {
      until = performance.now() + RETRY_DELAY_MS;
      outage.failed(error);
    }
  }

  return async () => {
    if (performance.now() >= until) {
      reading ??= ask().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return known;
  };
}
