import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useIsSlow } from './use-is-slow.js';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('tells a pending call from a slow one, anew for each', () => {
  const { result, rerender } = renderHook(useIsSlow, { initialProps: true });
  wait(4999);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  wait(4999);
  expect(result.current).toBe(false);
});
