import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { writeChecksums } from './checksums.ts';
import { type Manifest, MEDIA_FOLDER, type SchemaRecord, type TableRecord, tableFile, writeManifest } from './manifest.ts';
import { copyMedia } from './media-files.ts';
import { readerOf } from './rows.ts';
import { inTransaction } from './session.ts';
import { migrationsOf, sequencesOf, tableNames } from './shape.ts';

/** As `toISOString`, without punctuation. */
const NAME = /^\d{8}T\d{6}Z$/;

export interface BackupOptions {
  /** Connects as a role that can read every schema. */
  url: string;
  schemas: string[];
  /** Undefined if the pictures are in a bucket. */
  mediaDir: string | undefined;
  /** Backups folder; each backup is a subfolder named by its time. */
  backupDir: string;
  log: (line: string) => void;
}

async function backUpTable(client: Client, schema: string, table: string, file: string): Promise<TableRecord> {
  await mkdir(dirname(file), { recursive: true });
  const reader = await readerOf(client, schema, table);
  await pipeline(reader.text, createGzip(), createWriteStream(file));
  return reader.record();
}

async function backUpSchema(client: Client, schema: string, folder: string): Promise<SchemaRecord> {
  const tables: Record<string, TableRecord> = {};
  for (const table of await tableNames(client, schema))
    tables[table] = await backUpTable(client, schema, table, join(folder, tableFile(schema, table)));
  return { migrations: await migrationsOf(client, schema), tables, sequences: await sequencesOf(client, schema) };
}

/** A consistent snapshot of all schemas, in one read-only transaction. */
const backUpDatabase = ({ url, schemas, log }: BackupOptions, folder: string) =>
  inTransaction(url, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
    const { rows } = await client.query<{ now: Date }>('SELECT now()');
    const records: Record<string, SchemaRecord> = {};
    for (const schema of schemas) {
      const record = await backUpSchema(client, schema, folder);
      records[schema] = record;
      for (const [table, { rows }] of Object.entries(record.tables)) log(`${schema}.${table}: ${rows} rows`);
    }
    return { takenAt: (rows[0]?.now ?? new Date()).toISOString(), schemas: records };
  });

/** The newest complete backup; undefined if this is the first one. */
async function lastBackup(backupDir: string): Promise<string | undefined> {
  const folders = (await readdir(backupDir)).filter((name) => NAME.test(name)).sort();
  const last = folders.at(-1);
  return last && join(backupDir, last);
}

async function fill(folder: string, options: BackupOptions): Promise<void> {
  const last = await lastBackup(options.backupDir);
  const database = await backUpDatabase(options, folder);
  // After the rows: pictures are stored before the rows that name them are committed.
  const media = options.mediaDir
    ? await copyMedia(options.mediaDir, join(folder, MEDIA_FOLDER), last && join(last, MEDIA_FOLDER))
    : null;
  options.log(media ? `pictures: ${media.files} files, ${media.bytes} bytes` : 'pictures: in the bucket, not in this backup');
  const manifest: Manifest = { format: 1, ...database, media };
  await writeManifest(folder, manifest);
  await writeChecksums(folder);
}

/** Creates a backup and returns its folder. An interrupted one ends with `.part` and is not a backup. */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const folder = join(options.backupDir, new Date().toISOString().replace(/[-:]|\.\d+/g, ''));
  const part = `${folder}.part`;
  await mkdir(options.backupDir, { recursive: true });
  // Fails if another backup started in the same second.
  await mkdir(part, { mode: 0o700 });
  try {
    await fill(part, options);
    await rename(part, folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
