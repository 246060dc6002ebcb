import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DataSource, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.js';
import { type DatabaseOptions, dataSourceOptions } from './database.module.js';
import { migrate } from './migrate.js';
import { sqlMigrations } from './sql-migrations.js';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const write = (file: string, sql: string) => writeFile(join(folder, file), sql);
const migrations = () => sqlMigrations(pathToFileURL(`${folder}/`));
const options = (): DatabaseOptions => ({
  name: 'test',
  url: database.url,
  schema: 'cars',
  entities: [],
  migrations: migrations(),
});

async function writeTwo(): Promise<void> {
  await write('1000000000002-colour-cars.up.sql', 'ALTER TABLE cars.car ADD colour text');
  await write('1000000000002-colour-cars.down.sql', 'ALTER TABLE cars.car DROP colour');
  await write(
    '1000000000001-create-cars.up.sql',
    "-- One row.\nCREATE TABLE cars.car (make text);\nINSERT INTO cars.car VALUES ('Orsenza');",
  );
  await write('1000000000001-create-cars.down.sql', 'DROP TABLE cars.car');
}

it("runs and reverts a folder's files in order, each under a class name", async () => {
  await writeTwo();
  expect(await migrate(options())).toEqual(['CreateCars1000000000001', 'ColourCars1000000000002']);
  expect(await migrate(options())).toEqual([]);
  const dataSource = await new DataSource(dataSourceOptions(options())).initialize();
  expect(await dataSource.query('SELECT * FROM cars.car')).toEqual([{ make: 'Orsenza', colour: null }]);
  await dataSource.undoLastMigration();
  expect(await dataSource.query('SELECT * FROM cars.car')).toEqual([{ make: 'Orsenza' }]);
  await dataSource.undoLastMigration();
  await dataSource.destroy();
  expect(await migrate(options())).toHaveLength(2);
});

it('skips migrations that classes of the same names have run', async () => {
  await writeTwo();
  class CreateCars1000000000001 {
    up = (runner: QueryRunner) => runner.query('CREATE TABLE cars.car (make text)');
    down = (runner: QueryRunner) => runner.query('DROP TABLE cars.car');
  }
  await migrate({ ...options(), migrations: [CreateCars1000000000001] });
  expect(await migrate(options())).toEqual(['ColourCars1000000000002']);
});

it('rolls back all statements of a failing file', async () => {
  await writeTwo();
  await write('1000000000003-paint.up.sql', 'CREATE TABLE cars.paint (name text); SELECT 1 / 0;');
  await write('1000000000003-paint.down.sql', 'DROP TABLE cars.paint');
  await expect(migrate(options())).rejects.toThrow('division by zero');
  await write('1000000000003-paint.up.sql', 'CREATE TABLE cars.paint (name text)');
  expect(await migrate(options())).toEqual(['Paint1000000000003']);
});

it("reads a migration's declared removals from its file", async () => {
  await write('1000000000001-drop-colour.up.sql', '-- removes: car.colour is gone\nALTER TABLE cars.car DROP colour');
  await write('1000000000001-drop-colour.down.sql', 'ALTER TABLE cars.car ADD colour text');
  const [Migration] = migrations();
  expect(Migration && new Migration().removals).toEqual(['car.colour is gone']);
});

it('refuses a migration without a down file', async () => {
  await write('1000000000001-create-cars.up.sql', 'CREATE TABLE cars.car (make text)');
  expect(migrations).toThrow('1000000000001-create-cars.down.sql');
});
