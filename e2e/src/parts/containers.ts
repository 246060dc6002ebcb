import { docker, pidOf, stateOf } from '@dealership/topology/docker';
import { expect } from '@playwright/test';
import { killProcess } from './kill-process.ts';
import type { Parts } from './parts.ts';

const nameOf = (part: string): string => `dealership-${part}-1`;

/** The containers of docker-compose.yml on this machine. */
export const containers: Parts = {
  crash: async (part) => killProcess(await pidOf({ id: nameOf(part) })),
  takeDown: async (part) => {
    await docker('kill', nameOf(part));
    return async () => {
      await docker('start', nameOf(part));
      await expect.poll(async () => (await stateOf({ id: nameOf(part) })).healthy, { timeout: 60_000 }).toBe(true);
    };
  },
  freeze: async (part) => {
    await docker('pause', nameOf(part));
    return async () => void (await docker('unpause', nameOf(part)));
  },
  // A container that is about to restart counts as running but has no process.
  isRunning: async (part) => (await stateOf({ id: nameOf(part) })).pid > 0,
};
