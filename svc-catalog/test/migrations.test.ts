import { join } from 'node:path';
import { dataSourceOptions, migrate } from '@dealership/service-kit/database';
import { createTestDatabase, migrationRuns, schemaDocument, type TestDatabase } from '@dealership/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database/database.js';

/** As recorded in the databases of earlier releases. */
const RECORDED = [
  'CreateVehicles1763700000000',
  'CountVehicles1763700001000',
  'CreateSearchFunctions1763700002000',
  'CreateUpcomingVehicles1763700003000',
  'IndexOriginAndEngine1763700004000',
  'IndexFeatured1763700005000',
  'StaffWrites1763700006000',
  'OptionalPicture1763700007000',
  'WritePriceTiersOnce1763700008000',
  'NameMakes1763700009000',
  'NamePeopleInAudit1763800000000',
  'DescribeVehicles1763800001000',
  'ValidateFacts1763800002000',
  'FilterByFacts1763800003000',
  'CountPageViews1763860000000',
  'ImportStock1795392600000',
  'ArchiveVehicles1795392660000',
  'TellPrograms1795469400000',
  'ImportPictures1795469460000',
  'DescribeUpcomingVehicles1795474800000',
  'MarkFacets1795563000000',
  'IndexSales1795740000000',
  'CountFuelsAndPrices1795946400000',
  'RenameTriggers1796200000000',
  'RenameColumns1796300000000',
  'RecordSalePrices1796400000000',
  'NameFacts1796400160000',
  'NameDrives1796500000000',
  'MarkDrafts1796520000000',
  'ChooseRows1796520060000',
  'ImportDrafts1796540060000',
  'SchedulePrices1796560120000',
  'AllowIncompleteDrafts1796660000000',
];

let database: TestDatabase;
let dataSource: DataSource;

async function open(): Promise<void> {
  database = await createTestDatabase();
  dataSource = await new DataSource(dataSourceOptions(databaseOptions(database.url, 2))).initialize();
}

async function close(): Promise<void> {
  await dataSource.destroy();
  await database.drop();
}

const VEHICLE = `INSERT INTO catalog.vehicle (make, model, year, mileage, price, transmission, fuel_type, description)
  VALUES ('Orsenza', 'Altavia', 2023, 10, 150000, 'CVT', 'Diesel', '')`;

describe('the migrations', () => {
  beforeEach(open);
  afterEach(close);

  it('run once, revert completely, run again, and break nothing for the previous release', async () => {
    expect(await migrationRuns(databaseOptions)).toEqual({ refused: [], repeated: [], left: [], ran: RECORDED });
  });

  it('count existing vehicles', async () => {
    await migrate(databaseOptions(database.url));
    for (let step = 0; step < RECORDED.length - 1; step++) await dataSource.undoLastMigration();
    await dataSource.query(VEHICLE);
    await migrate(databaseOptions(database.url));
    expect(
      await dataSource.query("SELECT count FROM catalog.vehicle_facet WHERE make = 'Orsenza' AND model = '' AND year = 0"),
    ).toEqual([{ count: 1 }]);
    expect(await dataSource.query('SELECT price_tier, count FROM catalog.vehicle_price_facet')).toEqual([
      { price_tier: 150_000, count: 1 },
    ]);
    expect(await dataSource.query('SELECT sold, body_type, count FROM catalog.vehicle_fact_facet')).toEqual([
      { sold: false, body_type: '', count: 1 },
    ]);
  });

  it('run as a role that only owns the schema', async () => {
    const role = `owner_${Date.now()}`;
    await dataSource.query('CREATE EXTENSION pg_trgm SCHEMA public');
    await dataSource.query(`CREATE ROLE ${role} LOGIN PASSWORD 'test'`);
    await dataSource.query(`CREATE SCHEMA catalog AUTHORIZATION ${role}`);
    const url = Object.assign(new URL(database.url), { username: role, password: 'test' });
    expect(await migrate(databaseOptions(url.href))).toHaveLength(RECORDED.length);
    await database.drop();
    const server = await new DataSource({ type: 'postgres', url: process.env.TEST_DATABASE_URL ?? '' }).initialize();
    await server.query(`DROP ROLE ${role}`);
    await server.destroy();
  });
});

describe('the tables', () => {
  beforeAll(async () => {
    await open();
    await migrate(databaseOptions(database.url));
  });
  afterAll(close);

  it.each([
    ['ck_vehicle_year', "'A', 'B', 1885, 0, 1, 'CVT', 'Diesel'"],
    ['ck_vehicle_year', "'A', 'B', 2101, 0, 1, 'CVT', 'Diesel'"],
    ['ck_vehicle_mileage', "'A', 'B', 2020, -1, 1, 'CVT', 'Diesel'"],
    ['ck_vehicle_price', "'A', 'B', 2020, 0, -1, 'CVT', 'Diesel'"],
    ['ck_vehicle_transmission', "'A', 'B', 2020, 0, 1, 'Robot', 'Diesel'"],
    ['ck_vehicle_fuel_type', "'A', 'B', 2020, 0, 1, 'CVT', 'Steam'"],
    ['ck_vehicle_make', "'', 'B', 2020, 0, 1, 'CVT', 'Diesel'"],
    ['ck_vehicle_model', "'A', '', 2020, 0, 1, 'CVT', 'Diesel'"],
  ])('make %s refuse a vehicle of (%s)', async (constraint, values) => {
    const insert = dataSource.query(
      `INSERT INTO catalog.vehicle (make, model, year, mileage, price, transmission, fuel_type, description) VALUES (${values}, '')`,
    );
    await expect(insert).rejects.toMatchObject({ constraint });
  });
});

it('make what schema.sql shows; after a change run `npm run docs:schema`', async () => {
  const { stored, made } = await schemaDocument(databaseOptions, join(__dirname, '../src/database/schema.sql'));
  expect(stored).toBe(made);
});
