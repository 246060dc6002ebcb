import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { coalesceCalls } from './coalesce-calls.js';

let clock = 1000;

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('calls once for all callers within its time', async () => {
  const share = coalesceCalls(400);
  const first = [share('a', async () => 1), share('a', async () => 2), share('b', async () => 3)];
  expect(await Promise.all(first)).toEqual([1, 1, 3]);
  clock += 399;
  expect(await share('a', async () => 4)).toBe(1);
  clock += 2;
  expect(await share('a', async () => 5)).toBe(5);
});

it('calls again after a failure', async () => {
  const share = coalesceCalls(400);
  const failing = async () => {
    throw new Error('unavailable');
  };
  await expect(share('a', failing)).rejects.toThrow('unavailable');
  expect(await share('a', async () => 'there')).toBe('there');
});

it('calls again after an answer that is not to be kept', async () => {
  const share = coalesceCalls<number>(400, (answer) => answer > 1);
  expect(await share('a', async () => 1)).toBe(1);
  expect(await share('a', async () => 2)).toBe(2);
  expect(await share('a', async () => 3)).toBe(2);
});
