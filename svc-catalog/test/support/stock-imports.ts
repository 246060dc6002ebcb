import type { StockImport, StockImportRow } from '@dealership/contracts';
import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type Catalog, startCatalog } from './catalog.js';

export let catalog: Catalog;
export const PATH = '/api/staff/stock-imports';
export const csv = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'));
/** A file of cars with transmission and fuel, which new ones need, in the last two columns. */
export const carsFile = (headings: string, ...lines: string[]): Buffer =>
  csv(`${headings},Transmission,Fuel type`, ...lines.map((line) => `${line},Automatic,Gasoline`));
export const upload = (file: Buffer, status = 201) =>
  catalog.asStaff('post', `${PATH}?name=stock.csv`).set('content-type', 'text/csv').send(file).expect(status);
export const reached = (id: number, state: StockImport['state']): Promise<StockImport> =>
  until(`the import is ${state}`, async () => {
    const { body } = await catalog.asStaff('get', `${PATH}/${id}`).expect(200);
    return (body as StockImport).state === state && (body as StockImport);
  });

export async function checked(file: Buffer, mapping?: (string | null)[]): Promise<StockImport> {
  const { body } = await upload(file);
  await catalog
    .asStaff('put', `${PATH}/${body.id}/mapping`)
    .send({ mapping: mapping ?? body.mapping })
    .expect(200);
  return reached(body.id, 'checked');
}

export const act = (id: number, action: string, status = 200, more: object = {}) =>
  catalog
    .asStaff('put', `${PATH}/${id}`)
    .send({ action, ...more })
    .expect(status);

/** Takes in what a check left out. */
async function chooseAll(id: number): Promise<void> {
  for (const { row } of await rows(id, '?show=leftOut&pageSize=100'))
    await catalog.asStaff('put', `${PATH}/${id}/rows/${row}`).send({ leftOut: false }).expect(200);
}

export async function imported(file: Buffer, more: object = {}): Promise<StockImport> {
  const { id } = await checked(file);
  await chooseAll(id);
  await act(id, 'start', 200, more);
  return reached(id, 'done');
}

export async function undone(id: number): Promise<StockImport> {
  await act(id, 'undo');
  return reached(id, 'undone');
}

export const rows = async (id: number, query = ''): Promise<StockImportRow[]> =>
  (await catalog.asStaff('get', `${PATH}/${id}/rows${query}`).expect(200)).body.items;
export const stock = (): Promise<Record<string, unknown>[]> =>
  catalog.dataSource.query(
    'SELECT stock_number, make, model, year, price, sold, notes, version FROM catalog.vehicle ORDER BY id',
  );
export const HEADINGS = 'Stock number,Make,Model,Year,Mileage,Price';

/** Starts what these tests share, and empties it before each of them. */
export function setUpStockImports(): void {
  beforeAll(async () => {
    catalog = await startCatalog();
  });

  beforeEach(async () => {
    await catalog.empty();
    await catalog.dataSource.query('DELETE FROM catalog.stock_import');
  });

  afterAll(() => catalog.stop());
}
