import { createHash } from 'node:crypto';
import { addBusinessMinutes, businessMinutes, DAY_MS, type OpeningHours } from '@dealership/contracts';
import type { Conversation } from './conversation.entity.js';

/** Parts of the promised time after which somebody is reminded: the owner, the managers, both. Then both, every day. */
const REMINDER_FRACTIONS = [0.5, 0.8, 1];

/** How it stands with a promise: opening minutes in all, and those that are left. */
interface ClockState {
  promised: number;
  left: number;
  now: Date;
  hours: OpeningHours;
}

/** Opening minutes from now until a step. */
const untilStep = (step: number, { promised, left }: Pick<ClockState, 'promised' | 'left'>): number =>
  left - promised * (1 - (REMINDER_FRACTIONS[step - 1] ?? 1));

/** When the step after the given one is due. Past the last part: a day later, when the showroom is open. */
export function nextStepAt(step: number, clock: ClockState): Date | null {
  const { now, hours } = clock;
  const from = step < REMINDER_FRACTIONS.length ? now : new Date(now.getTime() + DAY_MS);
  const wait = step < REMINDER_FRACTIONS.length ? Math.max(0, untilStep(step + 1, clock)) : 0;
  return addBusinessMinutes(hours, from, wait) ?? null;
}

/** One value for the same openings, whatever is written beside them. */
export const openingHoursHash = ({ week, exceptions }: OpeningHours): string =>
  createHash('sha256')
    .update(JSON.stringify([week, exceptions.map(({ from, until, days, spans }) => [from, until, days, spans])]))
    .digest('base64url');

/** Where it never opens nobody is late; whoever looks at the row sees a year. */
export const dueAfter = (hours: OpeningHours, from: Date, minutes: number): Date =>
  addBusinessMinutes(hours, from, minutes) ?? new Date(from.getTime() + 365 * DAY_MS);

/** Columns of a running clock by other hours than those it was reckoned with. What was told stays told. */
export function recalculated(row: Conversation, hours: OpeningHours, now: Date): Pick<Conversation, 'dueAt' | 'stepAt'> {
  const promised = row.promisedMinutes ?? 0;
  const dueAt = dueAfter(hours, row.clockFrom ?? now, promised + row.pausedMinutes);
  const clock = { promised, left: businessMinutes(hours, now, dueAt), hours };
  if (row.clockStep < REMINDER_FRACTIONS.length) return { dueAt, stepAt: nextStepAt(row.clockStep, { ...clock, now }) };
  // Its end was told. What is said daily goes on, or begins a day after an end that is still to come.
  return { dueAt, stepAt: dueAt > now ? nextStepAt(row.clockStep, { ...clock, now: dueAt }) : row.stepAt };
}

/** The step that is due now: where several have passed, the last of them alone. */
export function dueStep(step: number, clock: ClockState): number {
  const passed = REMINDER_FRACTIONS.filter((_, at) => untilStep(at + 1, clock) <= 0).length;
  return Math.max(step + 1, passed);
}

/** More steps than a round ever has. */
const ROUND = 10_000;

/** One number for a step of a round: each of them is told once. */
export const reminderOf = ({ round, clockStep }: Pick<Conversation, 'round' | 'clockStep'>): number => round * ROUND + clockStep;

export const stepOfReminder = (reminder: number): number => reminder % ROUND;

type Clock = Pick<Conversation, 'dueAt' | 'stepAt' | 'remainingMinutes' | 'pausedAt' | 'pauseReason' | 'pausedMinutes'>;

/** Columns of a clock that stands still. */
export function paused(row: Conversation, pauseReason: string, hours: OpeningHours, now = new Date()): Partial<Clock> {
  if (row.pausedAt) return { pauseReason };
  const remainingMinutes = row.dueAt && businessMinutes(hours, now, row.dueAt);
  return { pauseReason, pausedAt: now, remainingMinutes, dueAt: null, stepAt: null };
}

/** Columns of a clock that runs on with what was left. */
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

/** Minutes of opening from the start of the clock to the first answer, pauses not counted. */
export function minutesUntilAnswer(row: Conversation, hours: OpeningHours): number {
  const { clockFrom, answeredAt, pausedAt, pausedMinutes } = row;
  if (!clockFrom || !answeredAt) return 0;
  const end = pausedAt && pausedAt < answeredAt ? pausedAt : answeredAt;
  return Math.max(0, businessMinutes(hours, clockFrom, end) - pausedMinutes);
}
