import { loadEnvironments } from '../../src/configuration/environments.ts';

/** How many milliseconds a process with these variables may need to shut down. */
export async function longestEnd(process: string, values: Record<string, string>): Promise<number> {
  const env = (await loadEnvironments())[process];
  if (!env) throw new Error(`${process} is no process`);
  const { DRAIN_DELAY_MS, DRAIN_TIMEOUT_MS, SMTP_TIMEOUT_MS = 0 } = env.parse(values) as Record<string, number>;
  return Number(DRAIN_DELAY_MS) + Math.max(Number(DRAIN_TIMEOUT_MS), SMTP_TIMEOUT_MS);
}
