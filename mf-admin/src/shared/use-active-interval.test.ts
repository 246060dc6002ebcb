import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useActiveInterval } from './use-active-interval.js';

const MINUTE_MS = 60_000;

let runs = 0;
const run = () => {
  runs += 1;
};
const runsIn = (milliseconds: number): number => {
  const before = runs;
  jest.advanceTimersByTime(milliseconds);
  return runs - before;
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('runs while the user is active, pauses after two idle minutes, and resumes at the first activity', () => {
  renderHook(() => useActiveInterval(run, 3000));
  expect(runsIn(MINUTE_MS)).toBe(20);
  jest.advanceTimersByTime(MINUTE_MS);
  expect(runsIn(60 * MINUTE_MS)).toBe(0);
  window.dispatchEvent(new Event('pointermove'));
  expect(runsIn(3000)).toBe(1);
});

it('does not run while the page is hidden, or without an interval', () => {
  const { rerender, unmount } = renderHook(({ pause }) => useActiveInterval(run, pause), {
    initialProps: { pause: 3000 as number | undefined },
  });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(runsIn(MINUTE_MS)).toBe(0);
  hidden.mockReturnValue(false);
  expect(runsIn(3000)).toBe(1);
  rerender({ pause: undefined });
  expect(runsIn(MINUTE_MS)).toBe(0);
  rerender({ pause: 3000 });
  unmount();
  expect(runsIn(MINUTE_MS)).toBe(0);
});
