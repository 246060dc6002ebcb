import { type ParsedReference, readReference, toLatinDigits } from '@dealership/contracts';

/** The text with the digits and signs of Arabic and Japanese keyboards as ASCII has them: '#١١٧' and '＃１１７' as '#117'. */
export const normalizeQuery = (text: string): string => toLatinDigits(text.normalize('NFKC'));

/** The entry that somebody looks for by its number. */
export interface ReferenceQuery extends ParsedReference {
  /** Nothing but a number of ours can be meant. */
  isExact: boolean;
}

/** What somebody looks for, as a number of an entry: '117', '#117' or its reference, in any digits; undefined of other texts. */
export function parseReferenceQuery(text: string | undefined): ReferenceQuery | undefined {
  const typed = normalizeQuery(text ?? '')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim();
  const reference = readReference(typed);
  if (reference) return { ...reference, isExact: reference.kind !== undefined };
  const [, mark, digits] = /^(#?)(\d{1,9})$/.exec(typed) ?? [];
  return digits === undefined ? undefined : { number: Number(digits), isExact: mark === '#' };
}

/** What somebody looks for, as LIKE takes it literally; Postgres knows no NUL. */
export const literally = (text: string): string =>
  text
    .trim()
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('\u0000', '');
