import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { OutageLog } from './outage-log.js';

let lines: string[];
const log = { error: (_: object, line: string) => void lines.push(line), info: (line: string) => void lines.push(line) };

beforeEach(() => {
  lines = [];
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('logs the begin and the end of an outage once', () => {
  const outage = new OutageLog(log, 'queue');
  for (const _ of [1, 2]) outage.failed(new Error('refused'));
  for (const _ of [1, 2]) outage.recovered();
  expect(lines).toEqual(['queue failed', 'queue recovered']);
});

it('treats a failure after a quiet period as a new outage if configured', () => {
  const outage = new OutageLog(log, 'queue', 60_000);
  for (const pause of [0, 59_000, 59_000, 60_000]) {
    jest.advanceTimersByTime(pause);
    outage.failed(new Error('refused'));
  }
  expect(lines).toEqual(['queue failed', 'queue failed']);
});
