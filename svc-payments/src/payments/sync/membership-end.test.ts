import { expect, it } from '@jest/globals';
import { membershipEnd } from './membership-end.js';

it.each([
  ['an ordinary day', '2026-03-10T08:15:30+04:00', 1, '2026-04-10T08:15:30+04:00'],
  ['two months', '2026-03-10T08:15:30+04:00', 2, '2026-05-10T08:15:30+04:00'],
  ['over the end of the year', '2026-11-21T12:00:00+04:00', 4, '2027-03-21T12:00:00+04:00'],
  ['a 31st into a month of 30 days', '2026-03-31T12:00:00+04:00', 1, '2026-04-30T12:00:00+04:00'],
  ['a 31st into February', '2026-01-31T12:00:00+04:00', 1, '2026-02-28T12:00:00+04:00'],
  ['a 31st into the February of a leap year', '2027-12-31T12:00:00+04:00', 2, '2028-02-29T12:00:00+04:00'],
  ['a 30th over a short month', '2025-12-30T12:00:00+04:00', 4, '2026-04-30T12:00:00+04:00'],
  ['an hour that is yesterday in UTC', '2026-01-31T01:00:00+04:00', 1, '2026-02-28T01:00:00+04:00'],
  ['an hour that is already the next month in Dubai', '2026-01-31T22:00:00Z', 1, '2026-02-28T22:00:00Z'],
])('ends %s later on the same day of Dubai, or on the last of its month', (_, start, months, end) => {
  expect(membershipEnd(new Date(start), months)).toEqual(new Date(end));
});
