import { type LeadNote, type ParsedReference, readReference } from '@dealership/contracts';
import { type Expression, type RawBuilder, sql } from 'kysely';

/** The rows that a batch of `inBatches` has, unless it is the last. */
export const BATCH_SIZE = 500;

/**
 * Every entry of a list that is too long to be read at once. `read`: up to BATCH_SIZE rows after the given one, or the first ones.
 * The first batch is there when this resolves, so that what is wrong with it is known before anything is answered.
 */
export async function inBatches<Row, Entry>(
  read: (after?: Row) => Promise<Row[]>,
  toEntry: (row: Row) => Entry,
): Promise<AsyncIterable<Entry>> {
  const first = await read();
  async function* entries() {
    for (let rows = first; rows.length; rows = rows.length === BATCH_SIZE ? await read(rows.at(-1)) : [])
      yield* rows.map(toEntry);
  }
  return entries();
}

const ISO = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/** An entry's notes. `reference`: column of the schema's `note` that holds the entry's id. */
export const notesOf = (schema: string, reference: string, entryId: Expression<number>): RawBuilder<LeadNote[]> => sql`(
  SELECT coalesce(json_agg(json_build_object('id', n.id, 'text', n.text, 'sessionId', n.session_id,
    'createdAt', to_char(n.created_at AT TIME ZONE 'UTC', ${ISO})) ORDER BY n.id), '[]')
  FROM ${sql.id(schema, 'note')} n WHERE ${sql.ref(`n.${reference}`)} = ${entryId})`;

const ARABIC_DIGITS = /[٠-٩۰-۹]/g;

/** The text with the digits and signs of Arabic and Japanese keyboards as ASCII has them: '#١١٧' and '＃１１７' as '#117'. */
export const latinDigits = (text: string): string =>
  text.normalize('NFKC').replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

/** The entry that somebody looks for by its number. */
export interface ReferenceQuery extends ParsedReference {
  /** Nothing but a number of ours can be meant. */
  isExact: boolean;
}

/** What somebody looks for, as a number of an entry: '117', '#117' or its reference, in any digits; undefined of other texts. */
export function parseReferenceQuery(text: string | undefined): ReferenceQuery | undefined {
  const typed = latinDigits(text ?? '')
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
