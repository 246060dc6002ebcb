import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner } from 'typeorm';
import { startTestApp } from '../testing/app/test-app.js';
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.js';
import { DatabaseModule, type DatabaseOptions, dataSourceOptions } from './database.module.js';
import { migrate } from './migrate.js';
import { openDataSource } from './open-data-source.js';

class CreateCars1000000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE cars.car (make text)');
  }
  async down(): Promise<void> {}
}

class ColourCars1000000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cars.car ADD colour text');
  }
  async down(): Promise<void> {}
}

@Entity({ schema: 'cars', name: 'car' })
class Car {
  @PrimaryColumn({ type: 'text' })
  make: string;

  @Column({ type: 'text', name: 'colour' })
  paint: string;
}

let database: TestDatabase;
const release = (...migrations: DatabaseOptions['migrations']): DatabaseOptions => ({
  name: 'test',
  url: database.url,
  schema: 'cars',
  entities: [],
  migrations,
});
const oldRelease = () => release(CreateCars1000000000001);
const newRelease = () => release(CreateCars1000000000001, ColourCars1000000000002);
const open = (options: DatabaseOptions) => openDataSource(dataSourceOptions(options));

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

it('new code waits for its migrations, by name', async () => {
  const waiting = (names: string) => `The schema cars waits for the migrations ${names}`;
  await expect(open(newRelease())).rejects.toThrow(waiting('CreateCars1000000000001, ColourCars1000000000002'));
  await migrate(oldRelease());
  await expect(open(newRelease())).rejects.toThrow(waiting('ColourCars1000000000002'));
});

it('a service started too early accepts requests once its migrations have run', async () => {
  await migrate(oldRelease());
  @Module({ imports: [DatabaseModule.forRoot(newRelease())] })
  class CarsModule {}
  let started = false;
  const starting = startTestApp(CarsModule).finally(() => {
    started = true;
  });
  await expect(open(newRelease())).rejects.toThrow('waits');
  expect(started).toBe(false);
  await migrate(newRelease());
  const app = await starting;
  await app.close();
});

it('old code runs on a newer schema', async () => {
  await migrate(newRelease());
  const dataSource = await open(oldRelease());
  expect(await dataSource.query('SELECT make FROM cars.car')).toEqual([]);
  await dataSource.destroy();
});

it('refuses properties that are not called like their columns, by name', async () => {
  await migrate(newRelease());
  await expect(open({ ...newRelease(), entities: [Car] })).rejects.toThrow('Car.paint for colour');
});
