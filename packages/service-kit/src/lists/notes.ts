import type { LeadNote } from '@dealership/contracts';
import { type Expression, type RawBuilder, sql } from 'kysely';

const ISO = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/** An entry's notes. `reference`: column of the schema's `note` with the entry's id. */
export const notesOf = (schema: string, reference: string, entryId: Expression<number>): RawBuilder<LeadNote[]> => sql`(
  SELECT coalesce(json_agg(json_build_object('id', n.id, 'text', n.text, 'author', n.author, 'sessionId', n.session_id,
    'createdAt', to_char(n.created_at AT TIME ZONE 'UTC', ${ISO})) ORDER BY n.id), '[]')
  FROM ${sql.id(schema, 'note')} n WHERE ${sql.ref(`n.${reference}`)} = ${entryId})`;
