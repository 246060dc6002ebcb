import type { DataSource } from 'typeorm';

/**
 * The ids of all pictures of the store that texts name, wherever in them.
 * @param texts SQL that selects them as its one column `text`
 */
export async function picturesInUse(dataSource: DataSource, texts: string): Promise<string[]> {
  const rows = await dataSource.query<{ id: string }[]>(
    `SELECT DISTINCT (regexp_matches(text, '/media/([0-9a-f]{32}-[0-9]{1,5}x[0-9]{1,5})/', 'g'))[1] AS id FROM (${texts}) AS texts`,
  );
  return rows.map(({ id }) => id);
}
