import { toLatinDigits } from '@dealership/contracts';

/** The whole number that somebody typed, with separators and digits of any script; `fallback` for what is not numeric. */
export function toWholeNumber(typed: string, fallback: number): number {
  const text = toLatinDigits(typed).replace(/[\s,٬،]/g, '');
  return /^\d{1,15}$/.test(text) ? Number(text) : fallback;
}
