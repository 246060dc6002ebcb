import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { StockImport } from '@dealership/contracts';
import { asMember, type RunningProcess, serviceProcesses, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import { type Catalog, OWN, startCatalog } from '../support/catalog.js';

const ROWS = 400;

let catalog: Catalog;
let observer: pg.Client;
/** A connection that locks a table. */
let holder: pg.Client;
let service: RunningProcess | undefined;

beforeAll(async () => {
  catalog = await startCatalog();
  // Only the process to be killed works on the file.
  await catalog.app.close();
  [observer, holder] = [0, 1].map(() => new pg.Client({ connectionString: catalog.databaseUrl })) as [pg.Client, pg.Client];
  await Promise.all([observer.connect(), holder.connect()]);
});
afterAll(async () => {
  await service?.kill();
  await Promise.all([observer.end(), holder.end()]);
  await catalog.stop();
});

const started = (more: Record<string, string> = {}) =>
  serviceProcesses(resolve(__dirname, '../..')).run('main.ts', {
    DATABASE_URL: catalog.databaseUrl,
    QUEUE_DATABASE_URL: catalog.databaseUrl,
    SERVICE_TOKEN_KEY: OWN.key,
    MEDIA_DIR: '/tmp',
    SVC_CONTENT_URL: 'http://127.0.0.1:1',
    PUBLIC_URL: 'https://cars.example',
    METRICS_PORT: '0',
    ...more,
  });

async function call(method: string, path: string, body?: Buffer | object): Promise<StockImport> {
  const isFile = Buffer.isBuffer(body);
  const response = await fetch(`${service?.url}/api/staff/stock-imports${path}`, {
    method,
    headers: { ...asMember(OWN), 'content-type': isFile ? 'text/csv' : 'application/json' },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as StockImport;
}

const reached = (id: number, state: string) =>
  until(`the import is ${state}`, async () => (await call('GET', `/${id}`)).state === state);

const count = async (sql: string): Promise<number> =>
  Number((await observer.query(`SELECT count(*) AS n FROM ${sql}`)).rows[0].n);

const WAITING = `pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO "catalog"."audit"%'`;

it('leaves nothing half done when the service is killed, and resumes', async () => {
  service = await started();
  const lines = Array.from({ length: ROWS }, (_, at) => `K${at},Toyota,Supra,2020,${at},9000,CVT,Diesel`);
  const file = Buffer.from(['Stock number,Make,Model,Year,Mileage,Price,Transmission,Fuel type', ...lines].join('\n'));
  const { id, mapping } = await call('POST', '', file);
  await call('PUT', `/${id}/mapping`, { mapping });
  await reached(id, 'checked');
  await call('PUT', `/${id}`, { action: 'start' });
  await until('the first rows are stored', () => count('catalog.vehicle'));

  // In the middle of a batch: its vehicles are written, its audit rows are not.
  await holder.query('BEGIN; LOCK TABLE catalog.audit IN SHARE MODE');
  await until('a batch waits for its audit rows', () => count(WAITING));
  await service.kill();
  await holder.query('ROLLBACK');
  await until('the broken transaction is gone', async () => (await count(WAITING)) === 0);
  const stored = await count('catalog.vehicle');
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThan(ROWS);
  expect(await count('catalog.stock_import_row WHERE vehicle_id IS NOT NULL')).toBe(stored);
  expect(await count(`catalog.audit WHERE entity = 'vehicle'`)).toBe(stored);
  expect(await count('catalog.vehicle_status')).toBe(stored);

  service = await started();
  await reached(id, 'done');
  expect(await count('catalog.vehicle')).toBe(ROWS);
  expect(await count(`catalog.audit WHERE entity = 'vehicle'`)).toBe(ROWS);
});

it('downloads the remaining pictures after the service is killed while waiting for one', async () => {
  await service?.kill();
  const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  let requestCount = 0;
  let holds = true;
  const pictures = createServer((_, response) => {
    requestCount += 1;
    // The second request is not answered until the service has been restarted.
    if (!holds || requestCount < 2) response.end(bytes);
  });
  await new Promise<void>((listening) => pictures.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  try {
    service = await started({ PICTURE_TRUSTED_ORIGINS: origin });
    const lines = ['Z1', 'Z2', 'Z3'].map((stock) => `${stock},Toyota,Supra,2020,1,9000,CVT,Diesel,${origin}/${stock}.png`);
    const { id, mapping } = await call(
      'POST',
      '',
      Buffer.from(['Stock number,Make,Model,Year,Mileage,Price,Transmission,Fuel type,images', ...lines].join('\n')),
    );
    await call('PUT', `/${id}/mapping`, { mapping });
    await reached(id, 'checked');
    await call('PUT', `/${id}`, { action: 'start' });
    await until('the second picture is asked for', () => requestCount === 2);
    await service.kill();
    holds = false;
    const pictured = `catalog.vehicle WHERE stock_number LIKE 'Z%' AND cardinality(images) = 1`;
    expect(await count(pictured)).toBe(1);
    // Expires the lease, as if a minute had passed.
    await observer.query('UPDATE catalog.stock_import_row SET pictures_until = now() WHERE pictures_due');
    service = await started({ PICTURE_TRUSTED_ORIGINS: origin });
    await reached(id, 'done');
    expect(await count(pictured)).toBe(3);
    expect(await count('catalog.stock_import_row WHERE pictures_due')).toBe(0);
  } finally {
    pictures.closeAllConnections();
    pictures.close();
  }
});
