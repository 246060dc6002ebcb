import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.js';

const AN_HOUR_MS = 3_600_000;

const wait = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['has', () => Promise.resolve('a car')],
  ['could not have', () => Promise.reject(new Error('unavailable'))],
])('reads what it %s once: later, after refocus, after reconnecting and in another component too', async (_, answer) => {
  const read = jest.fn<() => Promise<string>>(answer);
  const client = createQueryClient();
  const show = () => new QueryObserver(client, { queryKey: ['car'], queryFn: read }).subscribe(() => undefined);
  client.mount();
  const hide = show();
  await wait(AN_HOUR_MS);
  window.dispatchEvent(new Event('visibilitychange'));
  await wait();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await wait();
  hide();
  show();
  await wait(AN_HOUR_MS);
  expect(read).toHaveBeenCalledTimes(1);
  client.unmount();
});

it('does not retry a failed mutation', async () => {
  const change = jest.fn(() => Promise.reject(new Error('unavailable')));
  const client = createQueryClient();
  const made = client.getMutationCache().build(client, { mutationFn: change }).execute(undefined);
  await Promise.all([expect(made).rejects.toThrow('unavailable'), wait(AN_HOUR_MS)]);
  expect(change).toHaveBeenCalledTimes(1);
});

it('fails a read that starts without a connection', async () => {
  const client = createQueryClient();
  client.mount();
  window.dispatchEvent(new Event('offline'));
  const read = client.fetchQuery({ queryKey: ['car'], queryFn: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect(read).rejects.toThrow('Failed to fetch');
  window.dispatchEvent(new Event('online'));
  client.unmount();
});
