import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from '../../user-error.ts';
import type { Supervisor } from './supervisor.ts';

const DEADLINE_MS = 60_000;
const ENOUGH_ENDS = 3;
/** Asking a port that is not open yet costs some milliseconds of processor time, and a site starts 15 programs. */
const INTERVAL_MS = 250;

async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    // Not listening yet, or too slow: the caller's deadline decides.
    return false;
  }
}

/** Waits until `url` answers 200. Gives up if the part keeps exiting, or after a minute. */
export async function waitUntilHealthy(part: Supervisor, url: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await answersOk(url))) {
    signal.throwIfAborted();
    if (part.ends >= ENOUGH_ENDS)
      throw new UserError(`${part.name} ended ${part.ends} times while starting; its own words are above.`);
    if (Date.now() > deadline)
      throw new UserError(`${part.name} is not ready after ${DEADLINE_MS / 1000} s: ${url} does not answer 200.`);
    await delay(INTERVAL_MS, undefined, { signal });
  }
}
