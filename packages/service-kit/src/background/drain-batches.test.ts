import { expect, it } from '@jest/globals';
import { drainBatches } from './drain-batches.js';

it('stops after the first batch that is not full', async () => {
  const batches = [2, 2, 1, 2];
  expect(await drainBatches(2, new AbortController().signal, async () => batches.shift() ?? 0)).toBe(5);
});

it('stops after the current batch when the process ends', async () => {
  const batches = [2, 2, 2];
  const process = new AbortController();
  const batch = async () => {
    process.abort();
    return batches.shift() ?? 0;
  };
  expect(await drainBatches(2, process.signal, batch)).toBe(2);
  expect(await drainBatches(2, process.signal, batch)).toBe(0);
});
