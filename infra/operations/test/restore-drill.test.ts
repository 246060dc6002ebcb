import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '@dealership/embedded-postgres';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { makeBackup } from '../src/backup/make-backup.ts';
import { type Manifest, readManifest } from '../src/backup/manifest.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { SEQUENCE_GAP } from '../src/backup/rows.ts';

const PICTURE = 'media/0123456789abcdef0123456789abcdef-900x600/900.webp';

// Everything that the services' rows use: identities, generated columns, counting triggers, references, unusual values.
const SHAPE = `
  CREATE SCHEMA cars; CREATE SCHEMA leads;
  CREATE TABLE cars.migration (id serial PRIMARY KEY, name text);
  CREATE TABLE leads.migration (id serial PRIMARY KEY, name text);
  INSERT INTO cars.migration (name) VALUES ('CreateCars1'), ('CountCars2');
  INSERT INTO leads.migration (name) VALUES ('CreateLeads1');
  CREATE TYPE cars.colour AS ENUM ('black', 'white');
  CREATE TABLE cars.car (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, make text NOT NULL, price numeric(12,2), images text[], colour cars.colour,
    key text GENERATED ALWAYS AS (lower(make)) STORED, created_at timestamptz NOT NULL, file bytea, ratio float8, sold boolean);
  CREATE TABLE cars.total (make text PRIMARY KEY, count integer NOT NULL);
  CREATE FUNCTION cars.count_car() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO cars.total VALUES (NEW.make, 1) ON CONFLICT (make) DO UPDATE SET count = cars.total.count + 1; RETURN NEW; END $$;
  CREATE TRIGGER count_car AFTER INSERT ON cars.car FOR EACH ROW EXECUTE FUNCTION cars.count_car();
  CREATE TABLE leads.lead (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, parent bigint REFERENCES leads.lead, details jsonb);
`;

const ROWS = `
  INSERT INTO cars.car (make, price, images, colour, created_at, file, ratio, sold) VALUES
    ('Zonda', 1234567.89, '{a,"b,c",NULL}', 'black', '2026-11-20 08:00:00.123456+04', '\\xdeadbeef', 0.1, true),
    ('زوندا "x" \\ 車' || E'\\n\\t', NULL, '{}', NULL, '2026-11-20', NULL, 'NaN', NULL);
  INSERT INTO cars.car (make, created_at) SELECT 'Many', '2026-01-01'::timestamptz + n * interval '1 second' FROM generate_series(1, 1200) n;
  INSERT INTO leads.lead (parent, details) VALUES (NULL, 'null'), (1, '{"a": [1, 2.50]}'), (2, NULL);
  DELETE FROM leads.lead WHERE id = 3;
`;

let work: string;
let mediaDir: string;
let names: string[];
let urls: { from: string; to: string };

async function query(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

const superuser = () => process.env.TEST_DATABASE_URL ?? '';
const everything = (url: string) => query(url, 'SELECT c::text FROM cars.car c ORDER BY id');
const backUp = () =>
  makeBackup({ url: urls.from, schemas: ['cars', 'leads'], mediaDir, backupDir: join(work, 'backups'), log: () => {} });
const restore = (folder: string, replace = false) =>
  restoreBackup({ url: urls.to, folder, mediaDir: join(work, 'restored-media'), replace, log: () => {} });

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'restore-drill-'));
  mediaDir = join(work, 'media-store');
  names = ['from', 'to'].map((name) => `drill_${name}_${randomBytes(4).toString('hex')}`);
  const [from = '', to = ''] = await Promise.all(names.map((name) => createDatabase(superuser(), name)));
  urls = { from, to };
  for (const url of [from, to]) await query(url, SHAPE);
  await query(from, ROWS);
  await mkdir(join(mediaDir, '0123456789abcdef0123456789abcdef-900x600'), { recursive: true });
  await writeFile(join(mediaDir, PICTURE.slice('media/'.length)), 'picture');
});

afterEach(async () => {
  for (const name of names) await dropDatabase(superuser(), name);
  await rm(work, { recursive: true });
});

describe('the restore drill', () => {
  it('restores every row, count and picture, and gives out no number that was given out since the backup', async () => {
    const folder = await backUp();
    const manifest = await restore(folder);
    expect((await everything(urls.to)).rows).toEqual((await everything(urls.from)).rows);
    expect(manifest.schemas.cars?.tables.car?.rows).toBe(1202);
    // Counted once by a trigger, not again while rows are restored.
    expect((await query(urls.to, "SELECT count FROM cars.total WHERE make = 'Many'")).rows).toEqual([{ count: 1200 }]);
    expect((await query(urls.to, 'SELECT details IS NULL AS nothing FROM leads.lead WHERE id = 1')).rows).toEqual([
      { nothing: false },
    ]);
    const next = await query(urls.to, "INSERT INTO leads.lead (details) VALUES ('{}') RETURNING id");
    expect(next.rows).toEqual([{ id: String(4 + SEQUENCE_GAP) }]);
    expect(await readFile(join(work, 'restored-media', PICTURE.slice('media/'.length)), 'utf8')).toBe('picture');
  });

  it('makes a second backup of the restored database with the same counts and checksums', async () => {
    const original = await readManifest(await backUp());
    const [folder = ''] = await readdir(join(work, 'backups'));
    await restore(join(work, 'backups', folder));
    const again = await makeBackup({
      url: urls.to,
      schemas: ['cars', 'leads'],
      mediaDir: undefined,
      backupDir: join(work, 'second'),
      log: () => {},
    });
    const withoutSequences = ({ schemas }: Manifest) => Object.values(schemas).map(({ sequences: _, ...rest }) => rest);
    expect(withoutSequences(await readManifest(again))).toEqual(withoutSequences(original));
  });

  it('shares the pictures of the backup before, which stays whole when that one is deleted', async () => {
    const earlier = join(work, 'backups', '20260101T000000Z');
    await rename(await backUp(), earlier);
    const folder = await backUp();
    const inodes = await Promise.all([earlier, folder].map(async (place) => (await stat(join(place, PICTURE))).ino));
    expect(new Set(inodes).size).toBe(1);
    await rm(earlier, { recursive: true });
    await restore(folder);
    expect(await readFile(join(work, 'restored-media', PICTURE.slice('media/'.length)), 'utf8')).toBe('picture');
  });

  it('rejects a database with rows, and replaces them on request', async () => {
    const folder = await backUp();
    await query(urls.to, "INSERT INTO leads.lead (details) VALUES ('{}')");
    await expect(restore(folder)).rejects.toThrow('leads.lead holds rows');
    await restore(folder, true);
    expect((await query(urls.to, 'SELECT count(*)::int AS count FROM leads.lead')).rows).toEqual([{ count: 2 }]);
  });

  it('rejects a damaged backup, naming the files, and leaves the database unchanged', async () => {
    const folder = await backUp();
    await appendFile(join(folder, 'data/cars/car.jsonl.gz'), 'x');
    await rm(join(folder, PICTURE));
    await expect(restore(folder)).rejects.toThrow(`data/cars/car.jsonl.gz: is not what was backed up\n  ${PICTURE}: is missing`);
    expect((await everything(urls.to)).rows).toEqual([]);
  });

  it('rejects a schema at other migrations', async () => {
    const folder = await backUp();
    await query(urls.to, "INSERT INTO cars.migration (name) VALUES ('Newer3')");
    await expect(restore(folder)).rejects.toThrow("The backup's cars ends with migration CountCars2, the one here with Newer3");
  });

  it('leaves the database unchanged if a row cannot be restored', async () => {
    const folder = await backUp();
    await query(
      urls.to,
      `INSERT INTO leads.lead (details) VALUES ('{"old": true}');
      ALTER TABLE leads.lead ADD CONSTRAINT small CHECK (id < 2)`,
    );
    await expect(restore(folder, true)).rejects.toThrow('violates check constraint "small"');
    expect((await query(urls.to, 'SELECT id, details FROM leads.lead')).rows).toEqual([{ id: '1', details: { old: true } }]);
  });

  it('leaves no folder of a failed backup', async () => {
    await query(urls.from, 'DROP TABLE leads.migration');
    await expect(backUp()).rejects.toThrow('leads has no table migration');
    expect(await readdir(join(work, 'backups'))).toEqual([]);
  });
});
