import { expect, it } from '@jest/globals';
import { stageOnSchedule } from './delivery-stage.js';

it.each([
  ['2027-02', '2026-11-27T12:00:00Z', 'ordered'],
  ['2027-02', '2027-01-17T19:59:00Z', 'ordered'],
  ['2027-02', '2027-01-17T20:00:00Z', 'shipped'],
  ['2027-02', '2027-02-20T12:00:00Z', 'shipped'],
  ['2027-02', '2027-03-20T12:00:00Z', 'shipped'],
  [null, '2026-11-27T12:00:00Z', undefined],
])('places a car of %s on %s at %s', (month, now, stage) => {
  expect(stageOnSchedule(month, new Date(now))).toBe(stage);
});
