import { type ParsedReference, readReference, toLatinDigits } from '@dealership/contracts';

/** Converts digits and signs of Arabic and Japanese keyboards to ASCII: '#١١٧' and '＃１１７' to '#117'. */
export const normalizeQuery = (text: string): string => toLatinDigits(text.normalize('NFKC'));

/** An entry searched by its number. */
export interface ReferenceQuery extends ParsedReference {
  /** Can only be one of our references. */
  isExact: boolean;
}

/**
 * Parses a search text as an entry's number: '117', '#117' or its reference, in any digits; undefined for other texts.
 */
export function parseReferenceQuery(text: string | undefined): ReferenceQuery | undefined {
  const typed = normalizeQuery(text ?? '')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim();
  const reference = readReference(typed);
  if (reference) return { ...reference, isExact: reference.kind !== undefined };
  const [, mark, digits] = /^(#?)(\d{1,9})$/.exec(typed) ?? [];
  return digits === undefined ? undefined : { number: Number(digits), isExact: mark === '#' };
}

/** Escapes a search text for LIKE; drops NUL, which PostgreSQL refuses. */
export const escapeLike = (text: string): string =>
  text
    .trim()
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('\u0000', '');
