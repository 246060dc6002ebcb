import { createHash } from 'node:crypto';
import { addBusinessMinutes, businessMinutes, DAY_MS, type OpeningHours } from '@dealership/contracts';
import type { Conversation } from './conversation.entity.js';

/** Fractions of the promised time after which reminders go to the owner, the managers, and both. Then to both daily. */
const REMINDER_FRACTIONS = [0.5, 0.8, 1];

/** State of a promise: total and remaining business minutes. */
interface ClockState {
  promised: number;
  left: number;
  now: Date;
  hours: OpeningHours;
}

/** Business minutes from now until a step. */
const untilStep = (step: number, { promised, left }: Pick<ClockState, 'promised' | 'left'>): number =>
  left - promised * (1 - (REMINDER_FRACTIONS[step - 1] ?? 1));

/** When the step after the given one is due. Past the last fraction: a day later, when the showroom is open. */
export function nextStepAt(step: number, clock: ClockState): Date | null {
  const { now, hours } = clock;
  const from = step < REMINDER_FRACTIONS.length ? now : new Date(now.getTime() + DAY_MS);
  const wait = step < REMINDER_FRACTIONS.length ? Math.max(0, untilStep(step + 1, clock)) : 0;
  return addBusinessMinutes(hours, from, wait) ?? null;
}

/** Hash of the opening times only, ignoring texts such as the names of exceptions. */
export const openingHoursHash = ({ week, exceptions }: OpeningHours): string =>
  createHash('sha256')
    .update(JSON.stringify([week, exceptions.map(({ from, until, days, spans }) => [from, until, days, spans])]))
    .digest('base64url');

/** If the showroom never opens, nothing becomes overdue: the stored date is a year ahead. */
const NEVER_MS = 365 * DAY_MS;

export const dueAfter = (hours: OpeningHours, from: Date, minutes: number): Date =>
  addBusinessMinutes(hours, from, minutes) ?? new Date(from.getTime() + NEVER_MS);

/** A test drive is to be confirmed this long before it begins, so that the customer can still plan. */
const CONFIRMED_BEFORE_MS = 2 * 3_600_000;

/** The start of the minute. A minute that has begun counts, so that seconds do not move a deadline to 3:29. */
const minuteOf = (at: Date): Date => new Date(at.getTime() - (at.getTime() % 60_000));

/** Business minutes in which to confirm a test drive: until two hours before, or half of a shorter time. */
function minutesToConfirm(hours: OpeningHours, from: Date, startsAt: Date): number {
  const start = minuteOf(from);
  const time = startsAt.getTime() - start.getTime();
  const end = new Date(startsAt.getTime() - Math.min(CONFIRMED_BEFORE_MS, time / 2));
  return Math.max(1, businessMinutes(hours, start, end));
}

/**
 * Business minutes in which to answer.
 * @param promised for its kind of request
 * @param appointment a test drive that is still to be confirmed, which does not wait for the answer
 */
export const minutesToAnswer = (hours: OpeningHours, from: Date, promised: number, appointment?: Date): number =>
  appointment ? Math.min(promised, minutesToConfirm(hours, from, appointment)) : promised;

/** Columns of a running clock whose test drive was moved before it was confirmed: an earlier one is confirmed earlier. */
export function movedClock(row: Conversation, startsAt: Date, hours: OpeningHours, now = new Date()): Partial<Conversation> {
  const { clockStartedAt, clockStep, dueAt, pausedMinutes } = row;
  const left = minutesToConfirm(hours, now, startsAt);
  const earlier = dueAfter(hours, now, left);
  if (!clockStartedAt || !dueAt || dueAt <= earlier) return {};
  const promised = businessMinutes(hours, clockStartedAt, earlier) - pausedMinutes;
  return { promisedMinutes: promised, dueAt: earlier, stepAt: nextStepAt(clockStep, { promised, left, now, hours }) };
}

/**
 * Columns of a running clock after a change of the opening hours. The deadline, which staff have been told, stays as it
 * is, unless the showroom never opened until now. Only the reminders before it follow the new hours; those already sent
 * are not repeated.
 */
export function recalculated(row: Conversation, hours: OpeningHours, now: Date): Pick<Conversation, 'dueAt' | 'stepAt'> {
  const promised = row.promisedMinutes ?? 0;
  const from = row.clockStartedAt ?? now;
  const told = row.dueAt && row.dueAt.getTime() - from.getTime() < NEVER_MS ? row.dueAt : undefined;
  const dueAt = told ?? dueAfter(hours, from, promised + row.pausedMinutes);
  const clock = { promised, left: businessMinutes(hours, now, dueAt), hours };
  if (row.clockStep < REMINDER_FRACTIONS.length) return { dueAt, stepAt: nextStepAt(row.clockStep, { ...clock, now }) };
  // The end was already reported. Daily reminders continue, or start a day after an end that is now in the future.
  return { dueAt, stepAt: dueAt > now ? nextStepAt(row.clockStep, { ...clock, now: dueAt }) : row.stepAt };
}

/** The step due now; if several have passed, only the last. */
export function dueStep(step: number, clock: ClockState): number {
  const passed = REMINDER_FRACTIONS.filter((_, at) => untilStep(at + 1, clock) <= 0).length;
  return Math.max(step + 1, passed);
}

/** More steps than a round ever has. */
const MAX_STEPS_PER_ROUND = 10_000;

/** A unique number per round and step, so that each is reported once. */
export const reminderOccurrence = ({ round, clockStep }: Pick<Conversation, 'round' | 'clockStep'>): number =>
  round * MAX_STEPS_PER_ROUND + clockStep;

export const stepOfOccurrence = (reminder: number): number => reminder % MAX_STEPS_PER_ROUND;

type Clock = Pick<Conversation, 'dueAt' | 'stepAt' | 'remainingMinutes' | 'pausedAt' | 'pauseReason' | 'pausedMinutes'>;

/** Columns of a paused clock. */
export function paused(row: Conversation, pauseReason: string, hours: OpeningHours, now = new Date()): Partial<Clock> {
  if (row.pausedAt) return { pauseReason };
  const remainingMinutes = row.dueAt && businessMinutes(hours, minuteOf(now), row.dueAt);
  return { pauseReason, pausedAt: now, remainingMinutes, dueAt: null, stepAt: null };
}

/** Columns of a clock that resumes with its remaining minutes. */
export function resumed(row: Conversation, hours: OpeningHours, now = new Date()): Partial<Clock> {
  const { remainingMinutes: left, promisedMinutes: promised, clockStep, pausedAt } = row;
  if (!pausedAt) return {};
  const until = row.answeredAt ?? now;
  const pausedMinutes = row.pausedMinutes + Math.max(0, businessMinutes(hours, pausedAt, until));
  const stopped = { pauseReason: null, pausedAt: null, remainingMinutes: null, pausedMinutes };
  if (left === null || promised === null) return stopped;
  const dueAt = left > 0 ? (addBusinessMinutes(hours, now, left) ?? null) : new Date(now.getTime() + left * 60_000);
  return { ...stopped, dueAt, stepAt: nextStepAt(clockStep, { promised, left, now, hours }) };
}

/** Columns of a clock that had ended with its wait, as if it had not. */
export function restoredClock(row: Conversation, hours: OpeningHours, now = new Date()): Partial<Conversation> {
  const { clockStartedAt, clockStep, pausedMinutes, pausedAt, pauseReason } = row;
  const promised = row.promisedMinutes ?? 0;
  const dueAt = dueAfter(hours, clockStartedAt ?? now, promised + pausedMinutes);
  if (pausedAt) return { clockStep, ...paused({ ...row, dueAt, pausedAt: null }, pauseReason ?? '', hours, pausedAt) };
  const stepAt = nextStepAt(clockStep, { promised, left: businessMinutes(hours, now, dueAt), now, hours });
  return { clockStep, dueAt, stepAt, hoursKey: openingHoursHash(hours) };
}

/** Business minutes from the start of the clock to the first answer, without pauses. */
export function minutesUntilAnswer(row: Conversation, hours: OpeningHours): number {
  const { clockStartedAt, answeredAt, pausedAt, pausedMinutes } = row;
  if (!clockStartedAt || !answeredAt) return 0;
  const end = pausedAt && pausedAt < answeredAt ? pausedAt : answeredAt;
  return Math.max(0, businessMinutes(hours, clockStartedAt, end) - pausedMinutes);
}
