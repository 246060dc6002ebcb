import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Catalog, ids, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.empty());
afterAll(() => catalog.stop());

const seen = (list: number[], version = 1) => list.map((id) => ({ id, version }));

const change = (body: object, status = 200) => catalog.asStaff('put', '/api/staff/vehicles').send(body).expect(status);
const archive = (list: number[], status = 200) =>
  catalog
    .asStaff('post', '/api/staff/archived-vehicles')
    .send({ vehicles: seen(list) })
    .expect(status);
const restore = (id: number, status = 200) =>
  catalog.asStaff('post', `/api/staff/archived-vehicles/${id}/restore`).expect(status);

const rows = (columns: string) => catalog.dataSource.query(`SELECT ${columns} FROM catalog.vehicle ORDER BY id`);

describe('many vehicles', () => {
  it('are changed at once: status, flags, and the price by percent in whole dirhams', async () => {
    const list = await catalog.add({ price: '101.50' }, { price: null, sold: true }, { price: '1000', featured: true });
    const { body } = await change({ vehicles: seen(list), pricePercent: -10, status: 'reserved', featured: true });
    expect(body).toEqual({ changed: 3 });
    expect(await rows('price, sold, reserved, featured, version')).toEqual([
      { price: '91.00', sold: false, reserved: true, featured: true, version: 2 },
      { price: null, sold: false, reserved: true, featured: true, version: 2 },
      { price: '900.00', sold: false, reserved: true, featured: true, version: 2 },
    ]);
    const audit = await catalog.dataSource.query('SELECT before, after FROM catalog.audit ORDER BY id LIMIT 1');
    expect(audit).toEqual([
      {
        before: { price: '101.50', reserved: false, featured: false },
        after: { price: '91.00', reserved: true, featured: true },
      },
    ]);
    expect(await catalog.dataSource.query('SELECT count(*)::integer AS n FROM catalog.vehicle_status')).toEqual([{ n: 3 }]);
  });

  it('get a price of at least one dirham', async () => {
    const list = await catalog.add({ price: '4' }, { price: '0' });
    expect((await change({ vehicles: seen(list), pricePercent: -90 })).body).toEqual({ changed: 1 });
    expect(await rows('price')).toEqual([{ price: '1.00' }, { price: '0.00' }]);
  });

  it('stay unchanged if one was changed meanwhile; unaffected ones are not counted', async () => {
    const list = await catalog.add({}, { featured: true });
    const { body } = await change({ vehicles: [...seen(list.slice(0, 1)), ...seen(list.slice(1), 7)], featured: true }, 409);
    expect(body.code).toBe('CHANGED_MEANWHILE');
    expect(await rows('version')).toEqual([{ version: 1 }, { version: 1 }]);
    expect((await change({ vehicles: seen(list), featured: true })).body).toEqual({ changed: 1 });
  });

  it.each([
    [{ vehicles: [] }, 'vehicles', 'Please choose 1 to 100 vehicles'],
    [{ vehicles: seen([1, 1]) }, 'vehicles', 'Please choose 1 to 100 vehicles'],
    [{ vehicles: seen([1]), pricePercent: 0 }, 'pricePercent', expect.stringContaining('a number of percent')],
    [{ vehicles: seen([1]), status: 'gone' }, 'status', 'Please choose a status'],
  ])('are not changed by %j', async (body, path, message) => {
    expect((await change(body, 400)).body.errors).toEqual([{ path, message }]);
  });
});

describe('an archived vehicle', () => {
  it('is hidden, kept, and restored unchanged with its history', async () => {
    const [id = 0, other] = await catalog.add({ stockNumber: 'A1', images: ['/media/a.webp'], equipment: ['Sunroof'] }, {});
    await change({ vehicles: seen([id]), status: 'sold' });
    const [before] = await rows('to_json(vehicle) AS row');
    await catalog
      .asStaff('post', '/api/staff/archived-vehicles')
      .send({ vehicles: seen([id], 2) })
      .expect(200);
    await catalog.get(`/api/vehicles/${id}`).expect(404);
    const found = await catalog.search('status=all');
    expect([ids(found), found.facets.makes]).toEqual([[other], [{ value: 'Orsenza', count: 1 }]]);
    const { body } = await catalog.asStaff('get', '/api/staff/archived-vehicles?q=altavia').expect(200);
    expect(body.items).toMatchObject([
      { id, name: '2023 Orsenza Altavia', stockNumber: 'A1', image: '/media/a.webp', personName: 'Owner', sold: true },
    ]);
    expect((await restore(id)).body).toMatchObject({ id, stockNumber: 'A1', sold: true, version: 3 });
    const [after] = await rows('to_json(vehicle) AS row');
    expect(after.row).toEqual({ ...before.row, version: 3 });
    const statuses = await catalog.asStaff('get', `/api/staff/vehicles/${id}/statuses`).expect(200);
    expect(statuses.body).toMatchObject([{ status: 'sold', personName: 'Owner' }]);
    await restore(id, 404);
    expect((await catalog.search('status=all')).total).toBe(2);
  });

  it('is not restored over another one with its stock number, nor archived over a concurrent change', async () => {
    const [id = 0] = await catalog.add({ stockNumber: 'A1' });
    await archive([id]);
    await catalog.add({ stockNumber: 'A1' });
    expect((await restore(id, 400)).body.errors).toEqual([
      { path: 'stockNumber', message: 'Another vehicle has this stock number' },
    ]);
    await archive([id], 409);
  });
});

describe('a draft', () => {
  const DRAFT = { make: 'Aurelio', model: 'Vento', year: 2024, mileage: 1200, price: 450_000, stockNumber: 'D1', draft: true };
  const send = async (body: object = DRAFT) => (await catalog.asStaff('post', '/api/vehicles').send(body).expect(201)).body;
  const draft = (method: 'get' | 'put' | 'delete', id: number) => catalog.asStaff(method, `/api/staff/archived-vehicles/${id}`);
  const events = () => catalog.dataSource.query('SELECT event, payload FROM catalog.outbox ORDER BY id');
  const audit = () => catalog.dataSource.query('SELECT action, entity_id AS id, after FROM catalog.audit ORDER BY id');

  it('is listed before the archive, and found by words or its number', async () => {
    const [archived = 0] = await catalog.add({ stockNumber: 'A1' });
    const { id } = await send();
    await archive([archived]);
    const listed = async (query: string) => {
      const { body } = await catalog.asStaff('get', `/api/staff/archived-vehicles?${query}`).expect(200);
      return body.items.map((row: { id: number }) => row.id);
    };
    expect(await listed('')).toEqual([id, archived]);
    expect(await listed('filter=drafts')).toEqual([id]);
    expect(await listed('filter=archived')).toEqual([archived]);
    expect(await listed('q=vento+d1')).toEqual([id]);
    expect(await listed(`q=%23${archived}`)).toEqual([archived]);
    expect(await listed('q=vento+a1')).toEqual([]);
  });

  it('is prepared unseen, then published as the newest vehicle', async () => {
    const translations = { ja: { equipment: ['サンルーフ'] } };
    const { id } = await send({ ...DRAFT, engineSize: 'V6', equipment: ['Sunroof'], translations });
    await catalog.add({ stockNumber: 'A1' });
    await draft('put', id).send({ mileage: 1300, version: 1 }).expect(200);
    await draft('put', id).send({ mileage: 1400, version: 1 }).expect(409);
    await draft('put', id).send({ stockNumber: 'A1' }).expect(400);
    expect((await draft('get', id).expect(200)).body).toMatchObject({ id, stockNumber: 'D1', mileage: 1300, version: 2 });
    const { body } = await catalog.asStaff('get', '/api/staff/archived-vehicles').expect(200);
    expect(body.items).toMatchObject([{ id, name: '2024 Aurelio Vento', price: 450_000, draft: true, sold: false }]);
    expect(body.items[0].texts).toMatchObject({
      images: [],
      engineSize: 'V6',
      equipment: ['Sunroof'],
      translations: { ja: { equipment: ['サンルーフ'] } },
    });
    await catalog.get(`/api/vehicles/${id}`).expect(404);
    expect([await events(), (await catalog.search('status=all')).total]).toEqual([[], 1]);

    await catalog.dataSource.query(
      "UPDATE catalog.archived_vehicle SET vehicle = jsonb_set(vehicle::jsonb, '{created_at}', $1)",
      [JSON.stringify('2020-01-01T00:00:00Z')],
    );
    const published = (await restore(id)).body;
    expect(published).toMatchObject({ stockNumber: 'D1', mileage: 1300 });
    expect([published.id > id + 1, Date.now() - Date.parse(published.createdAt) < 60_000]).toEqual([true, true]);
    expect(ids(await catalog.search())[0]).toBe(published.id);
    expect(await events()).toEqual([{ event: 'vehicle.added', payload: { vehicleIds: [published.id] } }]);
    expect(await audit()).toMatchObject([
      { action: 'create', id: published.id },
      { action: 'update', id: published.id, after: { mileage: 1300 } },
      { action: 'update', id: published.id, after: { archived: false } },
    ]);
    const statuses = await catalog.asStaff('get', `/api/staff/vehicles/${published.id}/statuses`).expect(200);
    expect(statuses.body).toMatchObject([{ status: 'available', personName: 'Owner' }]);

    await catalog
      .asStaff('post', '/api/staff/archived-vehicles')
      .send({ vehicles: seen([published.id], 2) })
      .expect(200);
    const archived = await catalog.asStaff('get', '/api/staff/archived-vehicles').expect(200);
    expect(archived.body.items).toMatchObject([{ id: published.id, draft: false }]);
    await draft('get', published.id).expect(404);
    const kept = await catalog.asStaff('get', `/api/staff/archived-vehicles/${published.id}?filter=archived`).expect(200);
    expect(kept.body).toMatchObject({ id: published.id, stockNumber: 'D1', mileage: 1300 });
    await catalog.asStaff('get', `/api/staff/archived-vehicles/${id}?filter=archived`).expect(404);
    await draft('put', published.id).send({ mileage: 1 }).expect(404);
    await draft('delete', published.id).expect(404);
  });

  it('may lack mileage, transmission and fuel type, which it needs to be published', async () => {
    const unknown = { mileage: null, transmission: null, fuelType: null };
    const totals = async () => (await catalog.search('status=all')).facets;
    await catalog.add({ stockNumber: 'A1' });
    const before = await totals();
    expect(await send({ ...DRAFT, ...unknown })).toMatchObject(unknown);
    const [{ id, missing }] = (await catalog.asStaff('get', '/api/staff/archived-vehicles')).body.items;
    expect(missing).toEqual(['mileage', 'transmission', 'fuelType']);
    expect((await draft('put', id).send({ mileage: 900 }).expect(200)).body).toMatchObject({ ...unknown, mileage: 900 });
    const refused = await catalog.asStaff('post', `/api/staff/archived-vehicles/${id}/restore`).expect(400);
    expect(refused.body.errors).toEqual([
      { path: 'transmission', message: 'Please choose a transmission' },
      { path: 'fuelType', message: 'Please choose a fuel type' },
    ]);
    expect(await totals()).toEqual(before);
    await draft('put', id).send({ transmission: 'Manual', fuelType: 'Diesel' }).expect(200);
    expect((await restore(id)).body).toMatchObject({ mileage: 900, transmission: 'Manual', fuelType: 'Diesel' });
  });

  it('is the only vehicle that may lack them', async () => {
    const { body } = await catalog
      .asStaff('post', '/api/vehicles')
      .send({ ...DRAFT, draft: false, mileage: null })
      .expect(400);
    expect(body.errors).toEqual([{ path: 'mileage', message: 'Please enter the vehicle mileage' }]);
    const [id] = await catalog.add({ stockNumber: 'A1' });
    await catalog.asStaff('put', `/api/vehicles/${id}`).send({ fuelType: null }).expect(400);
    await expect(catalog.dataSource.query('UPDATE catalog.vehicle SET fuel_type = NULL')).rejects.toThrow('is incomplete');
  });

  it('is named in the audit, as are deleted vehicles', async () => {
    const { id } = await send();
    await send({ ...DRAFT, draft: false, stockNumber: null });
    const named = async () => {
      const { body } = await catalog.asStaff('get', '/api/audit/catalog').expect(200);
      return body.items.map(({ name, reference }: { name: string; reference: string }) => [name, reference]);
    };
    const name = '2024 Aurelio Vento';
    expect(await named()).toEqual([
      [name, null],
      [name, 'D1'],
    ]);
    await draft('delete', id).expect(204);
    expect(await named()).toEqual([
      [name, 'D1'],
      [name, null],
      [name, 'D1'],
    ]);
  });

  it('is deleted unseen', async () => {
    const { id } = await send();
    await draft('delete', id).expect(204);
    expect(await rows('id')).toEqual([]);
    await draft('get', id).expect(404);
    expect([await events(), await audit()]).toMatchObject([[], [{ action: 'create' }, { action: 'delete' }]]);
  });
});
