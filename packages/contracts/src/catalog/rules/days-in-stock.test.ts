import { expect, it } from '@jest/globals';
import { daysInStock } from './days-in-stock.js';

it.each([
  ['the same day in Dubai', '2026-03-01T20:30:00.000Z', '2026-03-02T19:59:00.000Z', 0],
  ['the next day in Dubai, an hour later', '2026-03-01T19:30:00.000Z', '2026-03-01T20:30:00.000Z', 1],
  ['a leap day', '2028-02-28T08:00:00.000Z', '2028-03-01T08:00:00.000Z', 2],
  ['a clock that is late', '2026-03-02T08:00:00.000Z', '2026-03-01T08:00:00.000Z', 0],
])('counts days in Dubai: %s', (_what, createdAt, now, days) => {
  expect(daysInStock({ createdAt, sold: false }, new Date(now))).toBe(days);
});

it('does not count on once the vehicle is sold', () => {
  expect(daysInStock({ createdAt: '2026-03-01T08:00:00.000Z', sold: true })).toBeUndefined();
});
