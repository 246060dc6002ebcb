import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refusedToOldCode } from './refused-to-old-code.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const CARS = `
  CREATE TABLE cars.car (id integer PRIMARY KEY, make text NOT NULL, colour text, doors integer NOT NULL DEFAULT 4);
  CREATE FUNCTION cars.loud(text) RETURNS text LANGUAGE sql RETURN upper($1)`;

const migration = (name: string, statement: string, removals?: string[]) =>
  ({
    [name]: class implements MigrationInterface {
      name = name;
      removals = removals;
      async up(runner: QueryRunner): Promise<void> {
        await runner.query(statement);
      }
      async down(): Promise<void> {}
    },
  })[name] as new () => MigrationInterface;

/** What a second migration of these statements removes for code written for the first. */
const refusedBy = (statement: string, removals?: string[]) =>
  refusedToOldCode({
    name: 'test',
    url: database.url,
    schema: 'cars',
    entities: [],
    migrations: [migration('First1000000000001', CARS), migration('Second1000000000002', statement, removals)],
  });

it.each([
  ['ALTER TABLE cars.car RENAME colour TO paint', ['car.colour is gone']],
  ['DROP TABLE cars.car', ['car.id is gone', 'car.make is gone', 'car.colour is gone', 'car.doors is gone']],
  ['ALTER TABLE cars.car ALTER doors TYPE bigint', ['car.doors is bigint instead of integer']],
  ['ALTER TABLE cars.car ALTER colour SET NOT NULL', ['car.colour must not be empty']],
  ['ALTER TABLE cars.car ALTER doors DROP DEFAULT', ['car.doors has no default']],
  ['ALTER TABLE cars.car ADD weight integer NOT NULL', ['car.weight must be set']],
  ['ALTER TABLE cars.car ADD CONSTRAINT ck_car_make CHECK (make <> colour)', ['ck_car_make refuses more']],
  ['CREATE UNIQUE INDEX ux_car_make ON cars.car (lower(make))', ['cars.ux_car_make refuses more']],
  ['DROP FUNCTION cars.loud', ['cars.loud(text) is gone']],
])('%s breaks old code', async (statement, refused) => {
  expect(await refusedBy(statement)).toEqual(refused.map((what) => `Second1000000000002: ${what}`));
});

it.each([
  'ALTER TABLE cars.car ADD weight integer CHECK (weight > 0), ADD seats integer NOT NULL DEFAULT 5, ALTER make DROP NOT NULL',
  'CREATE INDEX ix_car_make ON cars.car (make); CREATE TABLE cars.maker (id integer PRIMARY KEY, name text NOT NULL UNIQUE)',
])('%s breaks nothing', async (statement) => {
  expect(await refusedBy(statement)).toEqual([]);
});

it('a migration may remove what it declares, and nothing else', async () => {
  const refused = await refusedBy('ALTER TABLE cars.car DROP colour, DROP doors', ['car.colour is gone']);
  expect(refused).toEqual(['Second1000000000002: car.doors is gone']);
});
