import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Catalog, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.empty());
afterAll(() => catalog.stop());

const VEHICLE = { make: 'Aurelio', model: 'Vento', year: 2024, mileage: 1200, price: 'AED 450,000' };

const events = async (): Promise<[string, number[]][]> => {
  const rows: { event: string; payload: { vehicleIds: number[] } }[] = await catalog.dataSource.query(
    'SELECT event, payload FROM catalog.outbox ORDER BY id',
  );
  return rows.map(({ event, payload }) => [event, payload.vehicleIds]);
};

it('webhooks get events for what staff add, change, sell and delete, and none without a change', async () => {
  const { id } = (await catalog.asStaff('post', '/api/vehicles').send(VEHICLE).expect(201)).body;
  const change = (changes: object) => catalog.asStaff('put', `/api/vehicles/${id}`).send(changes).expect(200);
  await change({ mileage: 1300 });
  await change({ mileage: 1300 });
  await change({ sold: true });
  await change({ sold: true, reserved: true });
  await catalog.asStaff('delete', `/api/vehicles/${id}`).expect(204);
  expect(await events()).toEqual([
    ['vehicle.added', [id]],
    ['vehicle.changed', [id]],
    ['vehicle.sold', [id]],
    ['vehicle.changed', [id]],
    ['vehicle.removed', [id]],
  ]);
});

it('bulk changes are one event, including archiving and restoring', async () => {
  const [a = 0, b = 0] = await catalog.add({}, { sold: true });
  const seen = [a, b].map((id) => ({ id, version: 1 }));
  await catalog.asStaff('put', '/api/staff/vehicles').send({ vehicles: seen, status: 'sold', featured: true }).expect(200);
  const vehicles = seen.map(({ id }) => ({ id, version: 2 }));
  await catalog.asStaff('post', '/api/staff/archived-vehicles').send({ vehicles }).expect(200);
  await catalog.asStaff('post', `/api/staff/archived-vehicles/${b}/restore`).expect(200);
  expect(await events()).toEqual([
    ['vehicle.sold', [a]],
    ['vehicle.changed', [b]],
    ['vehicle.removed', [a, b]],
    ['vehicle.added', [b]],
  ]);
});

it('an import sends one event per batch, and so does its undo', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => `E${at},Toyota,Supra,2020,${at},9000,CVT,Diesel`);
  const file = Buffer.from(['Stock number,Make,Model,Year,Mileage,Price,Transmission,Fuel type', ...lines].join('\n'));
  const path = '/api/staff/stock-imports';
  const { id, mapping } = (await catalog.asStaff('post', path).set('content-type', 'text/csv').send(file).expect(201)).body;
  const reached = (state: string) =>
    until(`the import is ${state}`, async () => (await catalog.asStaff('get', `${path}/${id}`)).body.state === state);
  await catalog.asStaff('put', `${path}/${id}/mapping`).send({ mapping }).expect(200);
  await reached('checked');
  for (const [action, state] of [
    ['start', 'done'],
    ['undo', 'undone'],
  ] as const) {
    await catalog.asStaff('put', `${path}/${id}`).send({ action }).expect(200);
    await reached(state);
  }
  const counts = (await events()).map(([event, vehicleIds]) => [event, vehicleIds.length]);
  expect(counts).toEqual([
    ['vehicle.added', 50],
    ['vehicle.added', 10],
    ['vehicle.removed', 50],
    ['vehicle.removed', 10],
  ]);
});
