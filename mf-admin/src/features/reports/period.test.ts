import { expect, it } from '@jest/globals';
import { daysOf, periodsOf, stepsOf } from './period.js';

it('ends today in Dubai, where the day begins four hours earlier', () => {
  expect(periodsOf(7, Date.UTC(2026, 2, 8, 20, 30))).toEqual({
    current: { from: '2026-03-03', to: '2026-03-09' },
    before: { from: '2026-02-24', to: '2026-03-02' },
  });
});

it('groups a short period by day and a long one by week', () => {
  expect(stepsOf({ from: '2026-02-27', to: '2026-03-01' }).starts).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  const { starts, stepOf } = stepsOf({ from: '2026-01-01', to: '2026-03-31' });
  expect(starts.slice(0, 2)).toEqual(['2026-01-01', '2026-01-08']);
  expect([stepOf('2026-01-07'), stepOf('2026-01-08')]).toEqual(['2026-01-01', '2026-01-08']);
  expect(daysOf({ from: '2026-01-01', to: '2026-03-31' })).toHaveLength(90);
});
