import { expect, it } from '@jest/globals';
import { openingState } from './opening-state.js';

// 20 November 2026 is a Friday; Dubai is four hours ahead of UTC.
it.each([
  ['on a Saturday at noon', '2026-11-21T08:00:00Z', { open: true, until: '22:00' }],
  ['at the minute of opening', '2026-11-21T05:00:00Z', { open: true, until: '22:00' }],
  ['a minute before', '2026-11-21T04:59:00Z', { open: false, from: '09:00', days: 0 }],
  ['on a Friday morning', '2026-11-20T08:00:00Z', { open: false, from: '16:00', days: 0 }],
  ['on a Friday evening', '2026-11-20T14:00:00Z', { open: true, until: '22:00' }],
  ['at the minute of closing on a Thursday', '2026-11-19T18:00:00Z', { open: false, from: '16:00', days: 1 }],
  ['after midnight in Dubai, the evening before in UTC', '2026-11-21T21:00:00Z', { open: false, from: '09:00', days: 0 }],
])('%s', (_when, moment, state) => {
  expect(openingState(new Date(moment))).toEqual(state);
});
