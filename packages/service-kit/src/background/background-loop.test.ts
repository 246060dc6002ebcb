import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BackgroundLoop } from './background-loop.js';

const HOUR_MS = 3_600_000;

let rounds = 0;

beforeEach(() => {
  jest.useFakeTimers();
  rounds = 0;
});

afterEach(() => {
  jest.useRealTimers();
});

/** Starts a loop that counts its rounds. `first`: what happens in the first one. */
function started(first: (loop: BackgroundLoop) => void): BackgroundLoop {
  const logger = new Logger('Test');
  for (const level of ['error', 'log'] as const) jest.spyOn(logger, level).mockReturnValue();
  const times = { intervalMs: 2 * HOUR_MS, initialDelayMs: HOUR_MS };
  const loop: BackgroundLoop = new BackgroundLoop(logger, 'test', times, async () => {
    rounds += 1;
    if (rounds === 1) first(loop);
    return undefined;
  });
  loop.start();
  return loop;
}

const minutesLater = () => jest.advanceTimersByTimeAsync(HOUR_MS / 10);

it('runs one more round at once if it was asked to during a round, however often', async () => {
  started((loop) => {
    for (let time = 0; time < 3; time += 1) loop.runSoon();
  });
  await minutesLater();
  expect(rounds).toBe(2);
});

it('backs off after a failed round, also if it was asked to run again during it', async () => {
  started((loop) => {
    loop.runSoon();
    throw new Error('unavailable');
  });
  await minutesLater();
  expect(rounds).toBe(1);
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(rounds).toBe(2);
});

it('runs no more rounds once it was stopped', async () => {
  const loop = started(() => undefined);
  await minutesLater();
  await loop.stop();
  loop.runSoon();
  await minutesLater();
  expect(rounds).toBe(1);
});
