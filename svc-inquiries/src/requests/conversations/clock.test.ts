import { defaultSettings } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import { paused, resumed } from './clock.js';
import type { Conversation } from './conversation.entity.js';

const { hours } = defaultSettings;

it.each(['10:00:00', '10:00:50', '10:17:29'])('a pause from %s costs no minute of the deadline', (time) => {
  const now = new Date(`2026-11-24T${time}+04:00`);
  const dueAt = new Date('2026-11-24T12:00:10+04:00');
  const row = { dueAt, promisedMinutes: 120, pausedMinutes: 0, clockStep: 0, answeredAt: null } as Conversation;
  const again = resumed({ ...row, ...paused(row, 'The number is wrong', hours, now) }, hours, now);
  const later = (again.dueAt?.getTime() ?? 0) - dueAt.getTime();
  expect(later).toBeGreaterThanOrEqual(-10_000);
  expect(later).toBeLessThan(60_000);
});
