import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@dealership/embedded-postgres';
import type { RunningSite } from '@dealership/topology';
import { type Random, seeded } from './random.ts';

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
  /** How often each part is killed. */
  each: number;
  signal: AbortSignal;
}

/** How often a part is killed while it still starts. */
const EARLY_SHARE = 0.2;
const STARTING_MS = 1_000;
/** From its readiness on. Short ones are more frequent: then the messages that waited for it come all at once. */
const LONGEST_LIFE_MS = 8_000;

function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/** Waits for a life that was not killed yet, and ends it as a crash would, some time after it began or became ready. */
async function killOnce({ site, signal }: Plan, victim: Victim, killed: Set<number>, random: Random): Promise<void> {
  const options = { timeout: 60_000, signal, every: 100 };
  const early = random() < EARLY_SHARE;
  const lifeMs = early ? random() * STARTING_MS : random() ** 2 * LONGEST_LIFE_MS;
  const killNext = async () => {
    const pid = site.pidOf(victim);
    if (pid === undefined || killed.has(pid)) return false;
    if (!early) await until(`${victim} is ready`, () => site.isReady(victim), options);
    await pause(lifeMs, undefined, { signal });
    if (!kill(pid)) return false;
    killed.add(pid);
    return true;
  };
  await until(`${victim} is there to be killed`, killNext, options);
}

/** Kills every part as often as planned, each at its own random moments, so that several may be down at once. */
export async function killParts(plan: Plan): Promise<Kills> {
  const kills: Kills = { count: { notifier: 0, 'svc-inquiries': 0, postgres: 0 }, last: Date.now() };
  const killAll = async (victim: Victim) => {
    const killed = new Set<number>();
    const random = seeded(plan.seed, victim);
    while (kills.count[victim] < plan.each) {
      await killOnce(plan, victim, killed, random);
      kills.count[victim] += 1;
      kills.last = Date.now();
    }
  };
  await Promise.all(VICTIMS.map(killAll));
  return kills;
}
