import * as z from 'zod/mini';
import { messageKey } from './form-fields.js';

type MessageKey = Parameters<typeof messageKey>[0];

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/**
 * Whether a text is a calendar day in this century, 'YYYY-MM-DD'. `Date` alone accepts the 31st of February as the 3rd
 * of March.
 */
export function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** `empty` is the message of an empty field. */
export const dayField = (key: MessageKey, empty = key) =>
  z
    .string(messageKey(key))
    .check(
      z.minLength(1, { error: messageKey(empty), abort: true }),
      z.regex(DAY, { error: messageKey(key), abort: true }),
      z.refine(isDay, { error: messageKey(key), abort: true }),
    );
