import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { Kysely } from 'kysely';
import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { startTestApp } from '../testing/app/test-app.js';
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.js';
import { DatabaseModule, type DatabaseOptions, dataSourceOptions } from './database.module.js';
import { migrate } from './migrate.js';
import { page, queriesOn } from './queries.js';

interface Tables {
  'cars.used_car': { id: number; makeName: string; price: string; mileage: string; details: { first_owner?: string } };
}

class CreateCars1000000000001 {
  up = (runner: QueryRunner) =>
    runner.query(`CREATE TABLE cars.used_car (id integer PRIMARY KEY, make_name text, price numeric, mileage bigint, details jsonb);
      INSERT INTO cars.used_car
      SELECT i, 'Make ' || i, 1.50, 9007199254740993, '{"first_owner": "Mona"}' FROM generate_series(1, 5) i`);
  down = async () => {};
}

let database: TestDatabase;
let dataSource: DataSource;
let db: Kysely<Tables>;
let options: DatabaseOptions;
const makes = () => db.selectFrom('cars.used_car').select('makeName').orderBy('id');

beforeAll(async () => {
  database = await createTestDatabase();
  options = { name: 'test', url: database.url, schema: 'cars', entities: [], migrations: [CreateCars1000000000001], poolSize: 2 };
  await migrate(options);
  dataSource = await new DataSource(dataSourceOptions(options)).initialize();
  db = queriesOn(dataSource.manager);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('reads camel-case rows, values as pg returns them, and jsonb keys unchanged', async () => {
  expect(await db.selectFrom('cars.used_car').selectAll().where('id', '=', 2).execute()).toEqual([
    { id: 2, makeName: 'Make 2', price: '1.50', mileage: '9007199254740993', details: { first_owner: 'Mona' } },
  ]);
});

it.each([
  [1, ['Make 1', 'Make 2']],
  [3, ['Make 5']],
  [4, []],
])('reads page %i, with the total of all pages', async (number, names) => {
  expect(await page(makes(), { page: number, pageSize: 2 })).toEqual({
    items: names.map((makeName) => ({ makeName })),
    total: 5,
    page: number,
    pageSize: 2,
  });
});

it('reads its own writes in a transaction, invisible to others', async () => {
  const newest = (on: Kysely<Tables>) => on.selectFrom('cars.used_car').select('id').where('id', '>', 5).execute();
  await dataSource
    .transaction(async (manager) => {
      await manager.query("INSERT INTO cars.used_car VALUES (6, 'Make 6')");
      expect(await newest(queriesOn(manager))).toEqual([{ id: 6 }]);
      expect(await newest(db)).toEqual([]);
      throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
  expect(await newest(db)).toEqual([]);
});

it("releases its connections, also after a failed statement, which throws TypeORM's error", async () => {
  const broken = () =>
    db
      .selectFrom('cars.used_car')
      .select('makeName')
      .where('id', '=', 'Mona' as never)
      .execute();
  for (let count = 0; count < 5; count++) await expect(broken()).rejects.toBeInstanceOf(QueryFailedError);
  expect(await Promise.all(Array.from({ length: 10 }, () => makes().execute()))).toHaveLength(10);
});

it('is injected where a service asks for Kysely', async () => {
  @Controller()
  class CarsController {
    constructor(private readonly queries: Kysely<Tables>) {}

    @Get('makes')
    makes(): Promise<object[]> {
      return this.queries.selectFrom('cars.used_car').select('makeName').where('id', '=', 1).execute();
    }
  }
  @Module({ imports: [DatabaseModule.forRoot(options)], controllers: [CarsController] })
  class CarsModule {}
  const app = await startTestApp(CarsModule);
  const answer = await fetch(`${await app.getUrl()}/makes`);
  expect(await answer.json()).toEqual([{ makeName: 'Make 1' }]);
  await app.close();
});
