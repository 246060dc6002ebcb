import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '@dealership/topology';
import { seeded } from './random.ts';

/** The queue lives in PostgreSQL here, so both die together. */
export const VICTIMS = ['notifier', 'svc-inquiries', 'postgres'] as const;

export type Victim = (typeof VICTIMS)[number];

export interface Kills {
  count: Record<Victim, number>;
  /** When the last one happened, in milliseconds since 1970. */
  last: number;
}

interface Plan {
  site: RunningSite;
  seed: number;
  /** Mean time between two kills, in milliseconds. */
  everyMs: number;
  /** Ends the killing. */
  until: AbortSignal;
}

function kill(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Kills a part at random moments, which know of no plan: several die at once, some while they still start. */
export async function killParts({ site, seed, everyMs, until: signal }: Plan): Promise<Kills> {
  const kills: Kills = { count: { notifier: 0, 'svc-inquiries': 0, postgres: 0 }, last: Date.now() };
  const random = seeded(seed, 'kills');
  while (!signal.aborted) {
    await pause(-Math.log(1 - random()) * everyMs, undefined, { signal }).catch(() => undefined);
    const victim = VICTIMS[Math.floor(random() * VICTIMS.length)] ?? 'notifier';
    // One that does not run at this moment was killed just now.
    if (signal.aborted || !kill(site.pidOf(victim))) continue;
    kills.count[victim] += 1;
    kills.last = Date.now();
  }
  return kills;
}
