import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '@dealership/topology';
import { seeded } from './random.ts';

/** Parts an inquiry needs. The queue is in PostgreSQL here, so both die together. */
export const INQUIRY_PARTS = ['notifier', 'svc-inquiries', 'postgres'];

/** In addition the gateway with the staff sessions, and every service. */
export const ALL_BUT_PAGES = [...INQUIRY_PARTS, 'gateway', 'svc-accounts', 'svc-content', 'svc-catalog', 'svc-payments'];

export interface Kills {
  count: Record<string, number>;
  /** When the last one happened, in milliseconds since 1970. */
  last: number;
}

interface Plan {
  site: RunningSite;
  /** Names of parts. */
  victims: readonly string[];
  seed: number;
  /** Mean time between two kills, in milliseconds. */
  everyMs: number;
  /** Stops the killing. */
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

/** No kills yet. */
export const noKills = (): Kills => ({ count: {}, last: Date.now() });

/** Kills parts at independent random times: several may die at once, some while starting. */
export async function killParts({ site, victims, seed, everyMs, until: signal }: Plan, kills: Kills): Promise<void> {
  const random = seeded(seed, 'kills');
  while (!signal.aborted) {
    await pause(-Math.log(1 - random()) * everyMs, undefined, { signal }).catch(() => undefined);
    const victim = victims[Math.floor(random() * victims.length)] ?? 'notifier';
    // Not running now: just killed.
    if (signal.aborted || !kill(site.pidOf(victim))) continue;
    kills.count[victim] = (kills.count[victim] ?? 0) + 1;
    kills.last = Date.now();
  }
}
