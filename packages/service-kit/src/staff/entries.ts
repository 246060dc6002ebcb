/** The rows that a portion of `inPortions` has, unless it is the last. */
export const PORTION = 500;

/**
 * Every entry of a list that is too long to be read at once. `read`: up to PORTION rows after the given one, or the first ones.
 * The first portion is there when this resolves, so that what is wrong with it is known before anything is answered.
 */
export async function inPortions<Row, Entry>(
  read: (after?: Row) => Promise<Row[]>,
  toEntry: (row: Row) => Entry,
): Promise<AsyncIterable<Entry>> {
  const first = await read();
  async function* entries() {
    for (let rows = first; rows.length; rows = rows.length === PORTION ? await read(rows.at(-1)) : []) yield* rows.map(toEntry);
  }
  return entries();
}

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** SQL of an entry's notes, as JSON of the contract's `LeadNote[]`. `reference`: column of the schema's `note`; `entryId`: SQL. */
export const notesOf = (schema: string, reference: string, entryId: string): string => `(
  SELECT coalesce(json_agg(json_build_object('id', n.id, 'text', n.text, 'sessionId', n.session_id,
    'createdAt', to_char(n.created_at AT TIME ZONE 'UTC', ${ISO})) ORDER BY n.id), '[]')
  FROM ${schema}.note n WHERE n.${reference} = ${entryId})`;

/** What somebody looks for, as LIKE takes it literally; Postgres knows no NUL. */
export const literally = (text: string): string =>
  text
    .trim()
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('\u0000', '');
