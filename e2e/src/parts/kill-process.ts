import { expect } from '@playwright/test';

export const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Ends a process as a crash would. Resolves when it is gone. */
export async function killProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => lives(pid)).toBe(false);
}
