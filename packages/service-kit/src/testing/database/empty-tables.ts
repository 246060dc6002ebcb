import type { DataSource } from 'typeorm';
import { sqlRunner } from './run-sql.js';

interface Relation {
  name: string;
  /** Its identity columns. */
  sequences: string[];
  /** Triggers count its rows, including on TRUNCATE. */
  counted: boolean;
}

/** The named tables and, transitively, those that reference them. */
const RELATIONS = `
  WITH RECURSIVE emptied AS (
    SELECT name::regclass::oid AS id FROM unnest($1::text[]) AS name
    UNION
    SELECT conrelid FROM pg_constraint JOIN emptied ON confrelid = emptied.id WHERE contype = 'f'
  )
  SELECT id::regclass::text AS name,
    ARRAY(
      SELECT objid::regclass::text FROM pg_depend JOIN pg_class ON pg_class.oid = objid
      WHERE refobjid = id AND relkind = 'S' AND deptype IN ('a', 'i')
    ) AS sequences,
    EXISTS (SELECT FROM pg_trigger WHERE tgrelid = id AND NOT tgisinternal AND tgtype & 32 <> 0) AS counted
  FROM emptied`;

export interface EmptyOptions {
  /** Restarts ids from 1. */
  restartIds?: boolean;
}

/**
 * Returns a function that empties tables between tests like `TRUNCATE … CASCADE`: includes referencing tables, skips
 * row triggers unless the table has one for TRUNCATE, and waits for concurrent writers. TRUNCATE recreates the files of
 * each table and index, a tenth of a second for a service's tables; deleting a test's few rows takes milliseconds.
 */
export function tableCleaner(dataSource: Pick<DataSource, 'query'>) {
  const run = sqlRunner(dataSource);
  const known = new Map<string, Promise<Relation[]>>();
  const relationsOf = (tables: string[]): Promise<Relation[]> => {
    const key = tables.join();
    const relations = known.get(key) ?? run<Relation>(RELATIONS, [tables]);
    known.set(key, relations);
    return relations;
  };

  return async (tables: string[], { restartIds = false }: EmptyOptions = {}): Promise<void> => {
    const relations = await relationsOf(tables);
    const remove = (counted: boolean) =>
      relations.filter((table) => table.counted === counted).map(({ name }) => `DELETE FROM ${name}`);
    const sequences = restartIds ? relations.flatMap((table) => table.sequences) : [];
    // One message to the server is one transaction.
    const statements = [
      `LOCK TABLE ${relations.map(({ name }) => name)} IN SHARE ROW EXCLUSIVE MODE`,
      ...remove(true),
      'SET LOCAL session_replication_role = replica',
      ...remove(false),
      ...sequences.map((sequence) => `SELECT setval('${sequence}', 1, false)`),
    ];
    await run(statements.join(';'));
  };
}
