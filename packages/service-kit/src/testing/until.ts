import { setTimeout as delay } from 'node:timers/promises';

/** Asks again and again until the answer is truthy; fails with `what` after `timeout` milliseconds. */
export async function until<T>(what: string, condition: () => T | Promise<T>, timeout = 20_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const answer = await condition();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Not within ${timeout} ms: ${what}`);
    await delay(20);
  }
}
