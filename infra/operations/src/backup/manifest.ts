import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface TableRecord {
  rows: number;
  /** Hash of the uncompressed rows: equal hashes mean equal rows. */
  sha256: string;
  /** In the order of the values in a line. */
  columns: { name: string; type: string }[];
}

export interface SequenceRecord {
  value: string;
  called: boolean;
}

export interface SchemaRecord {
  /** Migrations that created the schema; a backup can only be restored into the same schema version. */
  migrations: string[];
  tables: Record<string, TableRecord>;
  sequences: Record<string, SequenceRecord>;
}

export interface Manifest {
  format: 1;
  /** When the rows were read, ISO 8601. Excludes everything committed later. */
  takenAt: string;
  schemas: Record<string, SchemaRecord>;
  /** Null if the pictures are in a bucket, which has its own backups. */
  media: { files: number; bytes: number } | null;
}

const FILE = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`);

export async function readManifest(folder: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, FILE), 'utf8'));
  if (manifest.format !== 1) throw new Error(`${join(folder, FILE)} has format ${manifest.format}; this release reads format 1`);
  return manifest;
}

/** Path of a table's rows, relative to the backup's folder. */
export const tableFile = (schema: string, table: string): string => `data/${schema}/${table}.jsonl.gz`;

/** Path of the pictures, relative to the backup's folder. */
export const MEDIA_FOLDER = 'media';
