import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import type { TableRecord } from './manifest.ts';
import { columnsOf, qualified } from './shape.ts';

const BATCH = 500;

type Columns = TableRecord['columns'];

/** A row is a JSON array of its values in PostgreSQL's text format, so that every type round-trips exactly. */
async function* linesOf(client: Client, schema: string, table: string, columns: Columns): AsyncGenerator<string[]> {
  const values = columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ');
  const rows = `SELECT to_json(ARRAY[${values}]::text[])::text AS line FROM ${qualified(schema, table)}`;
  await client.query(`DECLARE lines NO SCROLL CURSOR FOR SELECT line FROM (${rows}) AS r ORDER BY line COLLATE "C"`);
  for (;;) {
    const batch = await client.query<{ line: string }>(`FETCH ${BATCH} FROM lines`);
    if (batch.rows.length) yield batch.rows.map(({ line }) => line);
    if (batch.rows.length < BATCH) break;
  }
  await client.query('CLOSE lines');
}

export interface TableReader {
  /** The rows' lines in batches, always in the same order. */
  text(): AsyncGenerator<string>;
  /** Row count and hash, once all are read. */
  record(): TableRecord;
}

/** Reads a table; requires a transaction. */
export async function readerOf(client: Client, schema: string, table: string): Promise<TableReader> {
  const columns = await columnsOf(client, schema, table);
  const hash = createHash('sha256');
  let rows = 0;
  async function* text(): AsyncGenerator<string> {
    for await (const lines of linesOf(client, schema, table, columns)) {
      const text = lines.map((line) => `${line}\n`).join('');
      rows += lines.length;
      hash.update(text);
      yield text;
    }
  }
  return { text, record: () => ({ rows, sha256: hash.digest('hex'), columns }) };
}

/** The current rows of a table. */
export async function recordOf(client: Client, schema: string, table: string): Promise<TableRecord> {
  const reader = await readerOf(client, schema, table);
  for await (const _ of reader.text());
  return reader.record();
}

const insertStatement = (schema: string, table: string, columns: Columns): string => {
  const names = columns.map(({ name }) => escapeIdentifier(name)).join(', ');
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ');
  return `INSERT INTO ${qualified(schema, table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM (SELECT text::json AS line FROM unnest($1::text[]) AS text) AS lines`;
};

/** Loads a backup file's lines into a table. */
export async function writeTable(client: Client, schema: string, table: string, columns: Columns, file: string): Promise<void> {
  const statement = insertStatement(schema, table, columns);
  await pipeline(createReadStream(file), createGunzip(), async (text: AsyncIterable<Buffer>) => {
    let batch: string[] = [];
    const flush = async () => {
      if (batch.length) await client.query(statement, [batch]);
      batch = [];
    };
    for await (const line of createInterface({ input: Readable.from(text) })) {
      if (batch.push(line) >= BATCH) await flush();
    }
    await flush();
  });
}

/** More than a site gives out between two backups. */
export const SEQUENCE_GAP = 10_000;

/**
 * Sets a sequence past its value in the backup. Numbers given out since then are lost, but stand in e-mails: a customer
 * who answers one must not reach the request of another.
 */
export const setSequence = (schema: string, name: string, value: string, called: boolean): string =>
  `SELECT setval(${escapeLiteral(qualified(schema, name))}, ${escapeLiteral(value)}::bigint + ${SEQUENCE_GAP}, ${called})`;
