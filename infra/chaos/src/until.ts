import { setTimeout as pause } from 'node:timers/promises';

export interface Patience {
  limitMs: number;
  signal: AbortSignal;
  everyMs?: number;
}

/** Looks again and again until the condition holds. In the end throws the condition's own error, or that it never held. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, patience: Patience): Promise<void> {
  const { limitMs, signal, everyMs = 200 } = patience;
  const end = Date.now() + limitMs;
  for (;;) {
    let cause: unknown;
    try {
      if (await holds()) return;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`, { cause });
    await pause(everyMs, undefined, { signal });
  }
}
