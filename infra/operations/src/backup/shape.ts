import { type Client, escapeIdentifier } from 'pg';
import type { SchemaRecord, SequenceRecord, TableRecord } from './manifest.ts';

/** Created by TypeORM; migrations have already filled it before a restore. */
const MIGRATION_TABLE = 'migration';

export const qualified = (schema: string, name: string): string => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

export async function tableNames(client: Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> $2 ORDER BY 1`,
    [schema, MIGRATION_TABLE],
  );
  return rows.map(({ name }) => name);
}

/** Writable columns: PostgreSQL computes generated ones. */
export async function columnsOf(client: Client, schema: string, table: string): Promise<TableRecord['columns']> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [qualified(schema, table)],
  );
  return rows;
}

export async function sequencesOf(client: Client, schema: string): Promise<Record<string, SequenceRecord>> {
  const found = await client.query<{ name: string }>(
    'SELECT sequencename AS name FROM pg_sequences WHERE schemaname = $1 ORDER BY 1',
    [schema],
  );
  const sequences: Record<string, SequenceRecord> = {};
  for (const { name } of found.rows) {
    const { rows } = await client.query<SequenceRecord>(
      `SELECT last_value::text AS value, is_called AS called FROM ${qualified(schema, name)}`,
    );
    for (const row of rows) sequences[name] = row;
  }
  return sequences;
}

export async function migrationsOf(client: Client, schema: string): Promise<SchemaRecord['migrations']> {
  const table = qualified(schema, MIGRATION_TABLE);
  const found = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
  if (!found.rows[0]?.there) throw new Error(`${schema} has no table ${MIGRATION_TABLE}: its migrations have not run here`);
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${table} ORDER BY id`);
  return rows.map(({ name }) => name);
}
