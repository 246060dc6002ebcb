import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { killProcess } from './kill-process.ts';
import type { Parts } from './parts.ts';

const docker = (...words: string[]): string => execFileSync('docker', words, { encoding: 'utf8', stdio: 'pipe' }).trim();

const containerOf = (part: string): string => `dealership-${part}-1`;

const stateOf = (part: string, field: string): string => docker('inspect', '--format', `{{${field}}}`, containerOf(part));

function pidOf(part: string): number {
  const pid = Number(stateOf(part, '.State.Pid'));
  // To kill 0 is to kill oneself.
  if (!(pid > 0)) throw new Error(`${part} has no process`);
  return pid;
}

/** The containers of docker-compose.yml on this machine's engine. */
export const containers: Parts = {
  // Docker takes its own `kill` for a wish and would not start the container again.
  crash: (part) => killProcess(pidOf(part)),
  takeDown: async (part) => {
    docker('kill', containerOf(part));
    return async () => {
      docker('start', containerOf(part));
      await expect.poll(() => stateOf(part, '.State.Health.Status'), { timeout: 60_000 }).toBe('healthy');
    };
  },
  freeze: (part) => {
    docker('pause', containerOf(part));
    return () => void docker('unpause', containerOf(part));
  },
  // One that is about to start again counts as running and has no process.
  isRunning: (part) => Number(stateOf(part, '.State.Pid')) > 0,
};
