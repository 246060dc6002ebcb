import { setTimeout as delay } from 'node:timers/promises';

export interface WaitOptions {
  /** Milliseconds after which the wait fails; 60 s by default. */
  timeout?: number;
  /** Milliseconds between two attempts; 20 by default. */
  every?: number;
  signal?: AbortSignal;
}

/**
 * Polls until the answer is truthy, and returns it. Errors count as not yet; the last one is the `cause` of the
 * time-out error, which names `what`.
 */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  { timeout = 60_000, every = 20, signal }: WaitOptions = {},
): Promise<Exclude<T, false | null | undefined>> {
  const deadline = Date.now() + timeout;
  for (;;) {
    signal?.throwIfAborted();
    let cause: unknown;
    try {
      const answer = await condition();
      if (answer) return answer as Exclude<T, false | null | undefined>;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > deadline) throw new Error(`${what}: not within ${timeout / 1000} s`, { cause });
    await delay(every, undefined, { signal });
  }
}
