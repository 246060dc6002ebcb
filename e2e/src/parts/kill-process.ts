import { expect } from '@playwright/test';

export const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Kills a process. Resolves when it has ended. */
export async function killProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => lives(pid)).toBe(false);
}
