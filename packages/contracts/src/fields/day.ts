import * as z from 'zod/mini';
import { messageKey } from './form-fields.js';

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/**
 * Whether a text is a calendar day in this century, 'YYYY-MM-DD'. `Date` alone accepts the 31st of February as the 3rd
 * of March.
 */
export function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

export const dayField = (key: Parameters<typeof messageKey>[0]) =>
  z
    .string(messageKey(key))
    .check(z.regex(DAY, { error: messageKey(key), abort: true }), z.refine(isDay, { error: messageKey(key), abort: true }));
