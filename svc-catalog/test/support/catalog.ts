import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VehicleSearchResult } from '@dealership/contracts';
import { dealerEnv, defineEnv } from '@dealership/server-kit';
import { audienceOf } from '@dealership/service-kit/staff';
import { asMember, createMigratedDatabase, startTestApp, tableCleaner, until } from '@dealership/service-kit/testing';
import type { INestApplication } from '@nestjs/common';
import request from 'supertest';
import { DataSource, type DeepPartial } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { databaseOptions } from '../../src/database/database.js';
import { Vehicle } from '../../src/vehicles/vehicle.entity.js';

type VehicleValues = DeepPartial<Vehicle>;

export const OWN = audienceOf('a secret of more than thirty-two characters', 'svc-catalog');

const FEED_ENV = {
  PUBLIC_URL: 'https://cars.example',
  ...defineEnv(dealerEnv).parse({ CONTACT_ADDRESS: 'Car Souq, Showroom 248' }),
  CONTACT_CITY: 'Ajman',
  CONTACT_REGION: 'Ajman',
  CONTACT_COUNTRY: 'AE',
};

const PLAIN: VehicleValues = {
  make: 'Orsenza',
  model: 'Altavia',
  year: 2023,
  mileage: 10_000,
  price: '150000',
  transmission: 'Automatic',
  fuelType: 'Gasoline',
  description: 'A car.',
  images: ['/media/front.webp'],
};

export interface Catalog {
  app: INestApplication;
  /** URL of the running service. */
  url: string;
  databaseUrl: string;
  dataSource: DataSource;
  /** Stores plain vehicles with the given values; the last one is the newest. Returns their ids. */
  add(...vehicles: VehicleValues[]): Promise<number[]>;
  get(path: string): request.Test;
  /** A call by staff, as the gateway makes it. */
  asStaff(method: 'get' | 'post' | 'put' | 'delete', path: string): request.Test;
  /** The same without a token. */
  asAnonymous(method: 'get' | 'post' | 'put' | 'delete', path: string): request.Test;
  /** A search, which must succeed. */
  search(query?: string): Promise<VehicleSearchResult>;
  empty(): Promise<void>;
  stop(): Promise<void>;
}

/** Emptied between tests. */
const EMPTIED = [
  'catalog.vehicle',
  'catalog.vehicle_status',
  'catalog.upcoming_vehicle',
  'catalog.archived_vehicle',
  'catalog.audit',
  'catalog.outbox',
];

/** Starts the service with its own database, migrated and empty. */
export async function startCatalog({
  contentUrl = 'http://127.0.0.1:1',
  pictureOrigins = [],
}: {
  contentUrl?: string;
  pictureOrigins?: string[];
} = {}): Promise<Catalog> {
  const database = await createMigratedDatabase(databaseOptions);
  const mediaDir = await mkdtemp(join(tmpdir(), 'catalog-media-'));
  const app = await startTestApp(
    AppModule.forRoot({
      DATABASE_URL: database.url,
      MEDIA_DIR: mediaDir,
      QUEUE_DATABASE_URL: database.url,
      SERVICE_TOKEN_KEY: OWN.key,
      PICTURE_TRUSTED_ORIGINS: pictureOrigins,
      EVENT_RETENTION_DAYS: 90,
      RECORD_RETENTION_DAYS: 1095,
      FINANCE_METHOD: 'reducing',
      FINANCE_RATE: 4.5,
      FINANCE_FEE: 1,
      FINANCE_MAX_AGE: 8,
      SVC_CONTENT_URL: contentUrl,
      ...FEED_ENV,
    }),
  );
  const dataSource = app.get(DataSource);
  const emptyTables = tableCleaner(dataSource);
  let minute = 0;
  const next = (): Date => new Date(Date.UTC(2026, 0, 1, 0, minute++));
  const get = (path: string) => request(app.getHttpServer()).get(path);
  const asAnonymous: Catalog['asAnonymous'] = (method, path) => request(app.getHttpServer())[method](path);
  return {
    app,
    url: await app.getUrl(),
    databaseUrl: database.url,
    dataSource,
    get,
    asAnonymous,
    asStaff: (method, path) => asAnonymous(method, path).set(asMember(OWN)),
    async add(...vehicles) {
      const rows = vehicles.map((vehicle) => ({ createdAt: next(), ...PLAIN, ...vehicle }));
      const { identifiers } = await dataSource.manager.insert(Vehicle, rows as Vehicle[]);
      return identifiers.map(({ id }) => id as number);
    },
    async search(query = '') {
      const response = await get(`/api/vehicles/search${query && `?${query}`}`);
      if (response.status !== 200) throw new Error(`${query}: ${response.status} ${response.text}`);
      return response.body as VehicleSearchResult;
    },
    empty: () => emptyTables(EMPTIED, { restartIds: true }),
    async stop() {
      await app.close();
      await database.drop();
      await rm(mediaDir, { recursive: true });
    },
  };
}

export const ids = ({ items }: VehicleSearchResult): number[] => items.map(({ id }) => id);

/** Starts calls that wait for the same row, one behind the other, before any of them gets it. */
export async function queuedFor<Result>(
  { dataSource }: Catalog,
  [table, id]: ['vehicle' | 'archived_vehicle', number],
  calls: (() => PromiseLike<Result>)[],
): Promise<Result[]> {
  const waiting = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%${table}%'`;
  const { answers } = await dataSource.transaction(async (holder) => {
    await holder.query(`SELECT FROM catalog.${table} WHERE id = $1 FOR UPDATE`, [id]);
    const answers: Promise<Result>[] = [];
    for (const call of calls) {
      answers.push(Promise.resolve(call()));
      await until('it waits', async () => (await dataSource.query(waiting)).length === answers.length);
    }
    return { answers };
  });
  return Promise.all(answers);
}
