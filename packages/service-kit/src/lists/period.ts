import { DAY_MS, dubaiTime } from '@dealership/contracts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Inclusive start. `from`: a day of Asia/Dubai or a moment. */
export const periodStart = (from: string): Date => (DAY.test(from) ? dubaiTime(from, '00:00') : new Date(from));

/** Exclusive end: a day counts to its end. */
export const periodEnd = (to: string): Date => new Date(periodStart(to).getTime() + (DAY.test(to) ? DAY_MS : 1));
