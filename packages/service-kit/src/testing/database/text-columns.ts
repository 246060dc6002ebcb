import type { sqlRunner } from './run-sql.js';

const COLUMNS = `
  SELECT table_name || '.' || column_name AS name FROM information_schema.columns
  WHERE table_schema = $1 AND table_name <> 'migrations' AND data_type IN ('text', 'json', 'jsonb', 'bytea', 'inet', 'ARRAY')
    AND table_name <> ALL ($2::text[])
  ORDER BY 1`;

/** The named tables and, transitively, those whose rows are deleted with theirs. */
const DELETED = `
  WITH RECURSIVE deleted AS (
    SELECT (quote_ident($1) || '.' || quote_ident(name))::regclass::oid AS id FROM unnest($2::text[]) AS name
    UNION
    SELECT conrelid FROM pg_constraint JOIN deleted ON confrelid = deleted.id WHERE contype = 'f' AND confdeltype = 'c'
  )
  SELECT relname AS name FROM deleted JOIN pg_class ON pg_class.oid = deleted.id`;

interface Named {
  name: string;
}

/**
 * The columns of a schema that can hold personal data, as `table.column`, except those of tables whose rows an erasure
 * deletes: directly, or with the rows that they belong to.
 */
export async function textColumns(run: ReturnType<typeof sqlRunner>, schema: string, deleted: string[]): Promise<string[]> {
  const tables = await run<Named>(DELETED, [schema, deleted]);
  const columns = await run<Named>(COLUMNS, [schema, tables.map(({ name }) => name)]);
  return columns.map(({ name }) => name);
}
