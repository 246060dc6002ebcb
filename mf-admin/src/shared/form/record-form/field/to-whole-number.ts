import { toLatinDigits } from '@dealership/contracts';

/** Parses a typed whole number, with separators and digits of any script; `fallback` if it is not numeric. */
export function toWholeNumber(typed: string, fallback: number): number {
  const text = toLatinDigits(typed).replace(/[\s,٬،]/g, '');
  return /^\d{1,15}$/.test(text) ? Number(text) : fallback;
}
