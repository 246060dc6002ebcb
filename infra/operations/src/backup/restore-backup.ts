import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { checkChecksums } from './checksums.ts';
import { type Manifest, MEDIA_FOLDER, readManifest, type TableRecord, tableFile } from './manifest.ts';
import { copyMedia } from './media-files.ts';
import { recordOf, setSequence, writeTable } from './rows.ts';
import { inTransaction } from './session.ts';
import { migrationsOf, qualified, tableNames } from './shape.ts';

export interface RestoreOptions {
  /** Connects as a superuser: disables triggers while writing rows, which already contain their effects. */
  url: string;
  folder: string;
  mediaDir: string | undefined;
  /** Deletes existing rows. Otherwise tables must be empty. */
  replace: boolean;
  log: (line: string) => void;
}

type Table = { schema: string; name: string; record: TableRecord };

const tablesOf = ({ schemas }: Manifest): Table[] =>
  Object.entries(schemas).flatMap(([schema, { tables }]) =>
    Object.entries(tables).map(([name, record]) => ({ schema, name, record })),
  );

/** The schemas must be at the same migrations: other rows would lack what a migration changed. */
async function checkShape(client: Client, { schemas }: Manifest): Promise<void> {
  for (const [schema, { migrations, tables }] of Object.entries(schemas)) {
    const [here, names] = [await migrationsOf(client, schema), await tableNames(client, schema)];
    if (isDeepStrictEqual(here, migrations) && isDeepStrictEqual(names, Object.keys(tables))) continue;
    throw new Error(
      `The backup's ${schema} ends with migration ${migrations.at(-1)}, the one here with ${here.at(-1)}: ` +
        'restore with the release that made the backup, then upgrade',
    );
  }
}

async function checkEmpty(client: Client, tables: Table[]): Promise<void> {
  for (const { schema, name } of tables) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${qualified(schema, name)} LIMIT 1`);
    if (rowCount) throw new Error(`${schema}.${name} holds rows; restore into an empty database, or replace them with --replace`);
  }
}

async function restoreTable(client: Client, { schema, name, record }: Table, folder: string): Promise<void> {
  await writeTable(client, schema, name, record.columns, join(folder, tableFile(schema, name)));
  const { rows, sha256 } = await recordOf(client, schema, name);
  if (rows !== record.rows || sha256 !== record.sha256)
    throw new Error(`${schema}.${name} did not come back as it was: ${rows} of ${record.rows} rows, or other values`);
}

async function restoreSequences(client: Client, { schemas }: Manifest): Promise<void> {
  for (const [schema, { sequences }] of Object.entries(schemas))
    for (const [name, { value, called }] of Object.entries(sequences))
      await client.query(setSequence(schema, name, value, called));
}

function restoreDatabase(manifest: Manifest, { url, folder, replace, log }: RestoreOptions): Promise<void> {
  const tables = tablesOf(manifest);
  return inTransaction(url, 'BEGIN', async (client) => {
    await client.query("SET LOCAL lock_timeout = '10s'");
    await client.query("SET LOCAL session_replication_role = 'replica'");
    await checkShape(client, manifest);
    if (!replace) await checkEmpty(client, tables);
    if (tables.length) await client.query(`TRUNCATE ${tables.map(({ schema, name }) => qualified(schema, name)).join(', ')}`);
    for (const table of tables) {
      await restoreTable(client, table, folder);
      log(`${table.schema}.${table.name}: ${table.record.rows} rows, as they were`);
    }
    // Last: sequences keep their value even if the transaction is rolled back.
    await restoreSequences(client, manifest);
  });
}

/**
 * Restores a backup: verifies every file, copies the pictures, then writes and compares all rows in one transaction, so
 * that a failure leaves the database unchanged. The schemas must exist, and there must be no concurrent writes.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { folder, mediaDir, log } = options;
  await checkChecksums(folder);
  const manifest = await readManifest(folder);
  if (manifest.media && !mediaDir) throw new Error('MEDIA_DIR: the backup has pictures; say where they go');
  if (manifest.media && mediaDir) {
    const { files, bytes } = await copyMedia(join(folder, MEDIA_FOLDER), mediaDir);
    log(`pictures: ${files} files, ${bytes} bytes`);
  }
  await restoreDatabase(manifest, options);
  return manifest;
}
