import { parseWholeNumber } from '@dealership/contracts';

/** Parses a typed whole number, with separators and digits of any script; `fallback` if it is not numeric. */
export const toWholeNumber = (typed: string, fallback: number): number => parseWholeNumber(typed) ?? fallback;
