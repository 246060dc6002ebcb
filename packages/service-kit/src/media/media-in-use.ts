import { type Expression, type Kysely, sql } from 'kysely';

/** Ids of all pictures and documents referenced anywhere in texts. */
export async function picturesInUse<Tables>(db: Kysely<Tables>, texts: Expression<{ text: string | null }>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT (regexp_matches(text, '/media/([0-9a-f]{32}-(?:[0-9]{1,5}x[0-9]{1,5}|pdf))/', 'g'))[1] AS id FROM ${texts} AS texts`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
