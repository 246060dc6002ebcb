import { setTimeout as delay } from 'node:timers/promises';

/** Waits until `read` returns something that is neither undefined nor false, and returns it. Errors count as not yet. */
export async function eventually<T>(read: () => T | Promise<T>, deadlineMs = 20_000): Promise<Exclude<T, undefined | false>> {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    let last: unknown;
    try {
      const value = await read();
      if (value !== undefined && value !== false) return value as Exclude<T, undefined | false>;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw new Error(`Not within ${deadlineMs} ms: ${read}`, { cause: last });
    await delay(20);
  }
}
