import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir, ports } from '../site.ts';
import { isAlive, killProcess } from './kill-process.ts';
import type { Parts } from './parts.ts';

const runFile = (part: string, kind: 'pid' | 'hold') => join(dataDir, 'run', `${part}.${kind}`);

/** The pid of a running part. Never 0, which would signal the tests' own process group. */
function pidOf(part: string): number {
  const pid = Number(readFileSync(runFile(part, 'pid'), 'utf8'));
  if (!(pid > 0)) throw new Error(`${runFile(part, 'pid')} holds no pid`);
  return pid;
}

const isReady = (part: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${ports.of(part)}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The parts of the site that the tests have started, found by the files of their runner. */
export const processes: Parts = {
  crash: (part) => killProcess(pidOf(part)),
  takeDown: async (part) => {
    writeFileSync(runFile(part, 'hold'), '');
    await killProcess(pidOf(part));
    return async () => {
      rmSync(runFile(part, 'hold'));
      await expect.poll(() => isReady(part), { timeout: 30_000 }).toBe(true);
    };
  },
  freeze: async (part) => {
    const pid = pidOf(part);
    process.kill(pid, 'SIGSTOP');
    return async () => void process.kill(pid, 'SIGCONT');
  },
  isRunning: async (part) => existsSync(runFile(part, 'pid')) && isAlive(pidOf(part)),
};
