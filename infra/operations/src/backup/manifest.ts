import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface TableRecord {
  rows: number;
  /** Of the rows' lines before compression: two databases with the same one hold the same rows. */
  sha256: string;
  /** In the order of the values in a line. */
  columns: { name: string; type: string }[];
}

export interface SequenceRecord {
  value: string;
  called: boolean;
}

export interface SchemaRecord {
  /** Names of the migrations that made the schema; a backup is restored into the same shape only. */
  migrations: string[];
  tables: Record<string, TableRecord>;
  sequences: Record<string, SequenceRecord>;
}

export interface Manifest {
  format: 1;
  /** When the rows were read, ISO 8601. Nothing that was committed later is in it. */
  takenAt: string;
  schemas: Record<string, SchemaRecord>;
  /** Null where the pictures lie in a bucket, which keeps its own copies. */
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

/** Where the rows of a table are, below the backup's folder. */
export const tableFile = (schema: string, table: string): string => `data/${schema}/${table}.jsonl.gz`;

/** The folder of the pictures, below the backup's folder. */
export const MEDIA_FOLDER = 'media';
