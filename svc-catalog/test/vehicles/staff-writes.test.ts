import { dubaiDay, dubaiTime, isAllowed, ROLES, type Role, scopesOf } from '@dealership/contracts';
import { signApiClientToken } from '@dealership/service-kit/staff';
import { asMember, staffRoutesOf, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { NextPricesTask } from '../../src/vehicles/writes/next-prices.task.js';
import { type Catalog, OWN, queuedFor, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.empty());
afterAll(() => catalog.stop());

const VEHICLE = { make: 'Aurelio', model: 'Vento', year: 2024, mileage: 1200, price: 'AED 450,000' };
const UPCOMING = { name: 'Vento GT', description: 'Soon', estimatedArrival: 'May', price: '250,000', imageUrl: '/media/a.webp' };

const audit = () =>
  catalog.dataSource.query('SELECT session_id, action, entity, entity_id, before, after FROM catalog.audit ORDER BY id');

describe('the stock as staff see it', () => {
  it('is paginated with sold vehicles, and searchable', async () => {
    const ids = await catalog.add({}, { sold: true, model: 'Vento 100%' }, { model: 'Vento' });
    const list = async (query: string) => (await catalog.asStaff('get', `/api/staff/vehicles${query}`).expect(200)).body;
    const all = await list('?pageSize=2');
    expect(all).toMatchObject({
      total: 3,
      page: 1,
      pageSize: 2,
      items: [{ id: ids[2] }, { id: ids[1], sold: true, version: 1 }],
    });
    expect((await list('?pageSize=2&page=2')).items).toMatchObject([{ id: ids[0] }]);
    expect((await list('?q=vento+orsenza+2023&sort=oldest')).items).toMatchObject([{ id: ids[1] }, { id: ids[2] }]);
    expect((await list("?q=';drop")).total).toBe(0);
    expect((await list('?q=V_nto')).total).toBe(0);
    expect((await list('?q=100%25')).items).toMatchObject([{ id: ids[1] }]);
    expect((await list(`?q=%23${ids[1]}`)).items).toMatchObject([{ id: ids[1] }]);
    expect((await list(`?q=%23${ids[1]}+Vento`)).total).toBe(1);
    expect((await list('?q=%2320')).total).toBe(0);
    await catalog.asStaff('get', '/api/staff/vehicles?pageSize=1000').expect(400);
    await catalog.asStaff('get', '/api/staff/vehicles?q=%00').expect(400);
  });

  it('is searched in digits of any script, also in the archive', async () => {
    const [id = 0, other] = await catalog.add({ year: 2021, stockNumber: 'ＡＢ１２' }, { year: 2020 });
    const found = async (path: string, q: string) =>
      (await catalog.asStaff('get', `${path}?q=${encodeURIComponent(q)}`).expect(200)).body.items.map(
        (item: { id: number }) => item.id,
      );
    const [oneInArabic, oneInFullWidth] = ['#١', '＃１'];
    const searches = ['٢٠٢١', '２０２１', '۲۰۲۱', '2021', 'ＡＢ１２', 'ＡＢ12', oneInArabic, oneInFullWidth];
    for (const q of searches) expect([q, await found('/api/staff/vehicles', q)]).toEqual([q, [id]]);
    const vehicles = [{ id, version: 1 }];
    await catalog.asStaff('post', '/api/staff/archived-vehicles').send({ vehicles }).expect(200);
    for (const q of searches) expect([q, await found('/api/staff/archived-vehicles', q)]).toEqual([q, [id]]);
    expect(await found('/api/staff/vehicles', '２０２０')).toEqual([other]);
  });

  it('is narrowed to one status, or to what lacks a price or pictures', async () => {
    const [plain, reserved, sold, bare] = await catalog.add(
      { images: ['/media/0123456789abcdef.webp'] },
      { reserved: true, featured: true },
      { sold: true, reserved: true },
      { price: null },
    );
    const idsOf = async (filter: string): Promise<number[]> => {
      const { body } = await catalog.asStaff('get', `/api/staff/vehicles?sort=oldest&filter=${filter}`).expect(200);
      return body.items.map(({ id }: { id: number }) => id);
    };
    expect(await idsOf('available')).toEqual([plain, bare]);
    expect(await idsOf('reserved')).toEqual([reserved]);
    expect(await idsOf('sold')).toEqual([sold]);
    expect(await idsOf('featured')).toEqual([reserved]);
    expect(await idsOf('noPrice')).toEqual([bare]);
    expect(await idsOf('noPictures')).not.toContain(plain);
    await catalog.asStaff('get', '/api/staff/vehicles?filter=archived').expect(400);
  });

  it('counts featured vehicles in the whole stock, whatever the filter', async () => {
    await catalog.add({ featured: true }, { featured: true, sold: true }, {});
    const { body } = await catalog.asStaff('get', '/api/staff/vehicles?pageSize=1&q=nothing').expect(200);
    expect(body).toMatchObject({ total: 0, featured: 2 });
  });
});

describe('a vehicle that staff enter', () => {
  it('without a price is refused, naming the missing field', async () => {
    const { price: _, ...rest } = VEHICLE;
    const { body } = await catalog.asStaff('post', '/api/vehicles').send(rest).expect(400);
    expect(body.errors).toEqual([{ path: 'price', message: 'price is missing' }]);
  });

  it('is stored with its defaults, and audited', async () => {
    const { body } = await catalog.asStaff('post', '/api/vehicles').send(VEHICLE).expect(201);
    expect(body).toMatchObject({
      make: 'Aurelio',
      price: 450_000,
      transmission: 'Automatic',
      images: [],
      sold: false,
      version: 1,
    });
    const { textLanguages: _, ...shown } = (await catalog.get(`/api/vehicles/${body.id}`).expect(200)).body;
    expect(body).toMatchObject(shown);
    expect((await catalog.search('make=Aurelio')).total).toBe(1);
    expect(await audit()).toMatchObject([
      {
        session_id: 'session-1',
        action: 'create',
        entity: 'vehicle',
        entity_id: body.id,
        before: null,
        after: { make: 'Aurelio' },
      },
    ]);
  });

  it('is refused with its invalid fields, and nothing is stored', async () => {
    const { body } = await catalog
      .asStaff('post', '/api/vehicles')
      .send({ ...VEHICLE, make: '', price: 'much' })
      .expect(400);
    expect(body.errors).toEqual([
      { path: 'make', message: 'Please specify the vehicle make' },
      { path: 'price', message: 'Please enter the price in AED as a number, or leave it empty' },
    ]);
    expect(await audit()).toEqual([]);
  });

  it('stores an embedded picture as files, and its address in the row', async () => {
    const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const images = [`data:image/png;base64,${picture.toString('base64')}`, 'https://cars.example/b.jpg'];
    const { body } = await catalog
      .asStaff('post', '/api/vehicles')
      .send({ ...VEHICLE, images })
      .expect(201);
    expect(body.images).toEqual([
      expect.stringMatching(/^\/media\/[0-9a-f]{32}-640x400\/640\.webp$/),
      'https://cars.example/b.jpg',
    ]);
  });

  it('is refused with an invalid picture', async () => {
    const images = [`data:image/png;base64,${Buffer.from('<svg onload="alert(1)">').toString('base64')}`];
    const { body } = await catalog
      .asStaff('post', '/api/vehicles')
      .send({ ...VEHICLE, images })
      .expect(400);
    expect(body).toMatchObject({ code: 'PICTURE_NOT_ACCEPTED', errors: [{ path: 'images.0' }] });
  });
});

describe('a vehicle that staff change', () => {
  it('keeps fields that were not sent, and audits the changes', async () => {
    const [id] = await catalog.add({ price: '450000.00', origin: 'Japan' });
    const { body } = await catalog.asStaff('put', `/api/vehicles/${id}`).send({ sold: true, price: '450,000.00' }).expect(200);
    expect(body).toMatchObject({ sold: true, price: 450_000, origin: 'Japan', version: 2 });
    expect(await audit()).toMatchObject([{ action: 'update', entity_id: id, before: { sold: false }, after: { sold: true } }]);
  });

  it('is not overwritten from an older version', async () => {
    const [id] = await catalog.add({});
    const change = (body: object) => catalog.asStaff('put', `/api/vehicles/${id}`).send(body);
    await change({ model: 'First', version: 1 }).expect(200);
    const { body } = await change({ model: 'Second', version: 1 }).expect(409);
    expect(body.code).toBe('CHANGED_MEANWHILE');
    expect((await catalog.get(`/api/vehicles/${id}`)).body.model).toBe('First');
  });

  it('accepts one of two concurrent changes of the same version', async () => {
    const [id] = await catalog.add({});
    const answers = await Promise.all(
      ['A', 'B'].map((model) => catalog.asStaff('put', `/api/vehicles/${id}`).send({ model, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not rewritten without a difference', async () => {
    const [id] = await catalog.add({});
    const { body } = await catalog.asStaff('put', `/api/vehicles/${id}`).send({ make: 'Orsenza' }).expect(200);
    expect(body.version).toBe(1);
    expect(await audit()).toEqual([]);
  });

  it('must exist', async () => {
    const { body } = await catalog.asStaff('put', '/api/vehicles/999').send({ sold: true }).expect(404);
    expect(body.code).toBe('VEHICLE_NOT_FOUND');
  });
});

describe('a draft', () => {
  const INSERTS = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO catalog.vehicle %'`;
  const PATH = '/api/staff/archived-vehicles';
  const drafted = async (fields: object = {}): Promise<number> =>
    (
      await catalog
        .asStaff('post', '/api/vehicles')
        .send({ ...VEHICLE, draft: true, ...fields })
        .expect(201)
    ).body.id;
  const change = (id: number, fields: object) => catalog.asStaff('put', `${PATH}/${id}`).send(fields);

  it('that two save at once is not overwritten by the second', async () => {
    const id = await drafted();
    const save = (notes: string) => () => change(id, { notes, version: 1 });
    const answers = await queuedFor(catalog, ['archived_vehicle', id], [save('first'), save('second')]);
    expect(answers.map(({ status, body }) => [status, body.code ?? body.notes])).toEqual([
      [200, 'first'],
      [409, 'CHANGED_MEANWHILE'],
    ]);
    const { body } = await catalog.asStaff('get', `${PATH}/${id}?filter=drafts`).expect(200);
    expect(body).toMatchObject({ ...VEHICLE, price: 450_000, notes: 'first', version: 2 });
  });

  it('is changed, found and removed, with an audit', async () => {
    const id = await drafted({ price: '' });
    await change(id, { model: 'Lunaro', price: 'AED 90,000' }).expect(200);
    await change(id, { model: 'Lunaro' }).expect(200);
    const { items } = (await catalog.asStaff('get', `${PATH}?q=lunaro`).expect(200)).body;
    expect(items).toMatchObject([{ id, model: 'Lunaro', price: 90_000, personName: 'Owner', draft: true }]);
    await catalog.asStaff('delete', `${PATH}/${id}`).expect(204);
    await catalog.asStaff('delete', `${PATH}/${id}`).expect(404);
    await change(id, { notes: 'late' }).expect(404);
    expect(await audit()).toMatchObject([
      { action: 'create' },
      { action: 'update', before: { model: 'Vento', price: null }, after: { model: 'Lunaro', price: '90000.00' } },
      { action: 'delete', entity_id: id, before: { model: 'Lunaro' }, after: null },
    ]);
    expect(await catalog.dataSource.query('SELECT FROM catalog.outbox')).toEqual([]);
  });

  it('of an earlier release has the defaults of columns added since', async () => {
    const id = await drafted();
    await catalog.dataSource.query("UPDATE catalog.archived_vehicle SET vehicle = (vehicle::jsonb - 'spin')::json");
    expect((await change(id, { notes: 'kept' }).expect(200)).body).toMatchObject({ spin: [], notes: 'kept' });
    const facts = { transmission: 'Automatic', fuelType: 'Diesel' };
    await change(id, facts).expect(200);
    const { body } = await catalog.asStaff('post', `${PATH}/${id}/restore`).expect(200);
    expect(body).toMatchObject({ spin: [], ...facts });
  });

  it('whose stock number another car has is edited, renumbered and removed, but not published', async () => {
    const id = await drafted({ stockNumber: 'D1' });
    const other = await drafted({ stockNumber: 'D2' });
    await catalog.add({ stockNumber: 'D1' }, { stockNumber: 'D2' });
    const taken = [{ path: 'stockNumber', message: expect.any(String) }];
    await change(id, { notes: 'twice' }).expect(200);
    expect((await change(id, { stockNumber: 'D2' }).expect(400)).body.errors).toEqual(taken);
    expect((await catalog.asStaff('post', `${PATH}/${id}/restore`).expect(400)).body.errors).toEqual(taken);
    expect((await change(id, { stockNumber: 'D3' }).expect(200)).body).toMatchObject({ stockNumber: 'D3', notes: 'twice' });
    await catalog.asStaff('delete', `${PATH}/${other}`).expect(204);
  });

  it('is refused for its stock number if another is published with it at the same time', async () => {
    const facts = { transmission: 'Automatic', fuelType: 'Diesel', stockNumber: 'D1' };
    const ids = [await drafted(facts), await drafted(facts)];
    // Uncommitted, so that both find the number free before either has it.
    const answers = await catalog.dataSource.transaction(async (holder) => {
      await holder.query('LOCK TABLE catalog.vehicle IN EXCLUSIVE MODE');
      const answers = ids.map((id) => catalog.asStaff('post', `${PATH}/${id}/restore`).then((response) => response));
      await until('both wait', async () => (await catalog.dataSource.query(INSERTS)).length === ids.length);
      return { answers };
    });
    const statuses = (await Promise.all(answers.answers)).map(({ status, body }) => [status, body.errors?.[0]?.path]);
    expect(statuses.toSorted()).toEqual([
      [200, undefined],
      [400, 'stockNumber'],
    ]);
  });
});

it('a deleted vehicle is removed, and the audit keeps its data', async () => {
  const [id] = await catalog.add({ model: 'Rare' });
  await catalog.asStaff('delete', `/api/vehicles/${id}`).expect(204);
  await catalog.get(`/api/vehicles/${id}`).expect(404);
  await catalog.asStaff('delete', `/api/vehicles/${id}`).expect(404);
  expect(await audit()).toMatchObject([{ action: 'delete', entity_id: id, before: { model: 'Rare' }, after: null }]);
});

it('an upcoming vehicle is created, changed and deleted, with an audit', async () => {
  const { body: made } = await catalog.asStaff('post', '/api/upcoming-vehicles').send(UPCOMING).expect(201);
  const path = `/api/upcoming-vehicles/${made.id}`;
  await catalog.asStaff('put', path).send({ featured: true, version: 1 }).expect(200);
  await catalog.asStaff('put', path).send({ featured: false, version: 1 }).expect(409);
  expect((await catalog.get(path)).body).toMatchObject({ ...UPCOMING, featured: true, version: 2 });
  await catalog.asStaff('delete', path).expect(204);
  const { body } = await catalog.asStaff('get', '/api/audit/catalog?entity=upcoming-vehicle').expect(200);
  expect(body).toMatchObject({ total: 3, page: 1, items: [{ action: 'delete' }, { action: 'update' }, { action: 'create' }] });
  for (const query of ['page=x', 'entity=upcoming-vehicles'])
    await catalog.asStaff('get', `/api/audit/catalog?${query}`).expect(400);
});

describe("a vehicle's costs", () => {
  const COSTS = { purchasePrice: 300_000, costs: 12_500.5, salePrice: 341_000 };
  const as = (role: Role, method: 'get' | 'put' | 'post', path: string) =>
    catalog.asAnonymous(method, path).set(asMember(OWN, role));

  it.each(ROLES)('are read and changed by a %s according to the role table', async (role) => {
    const sees = isAllowed(role, 'stock.costs');
    const { id } = (
      await catalog
        .asStaff('post', '/api/vehicles')
        .send({ ...VEHICLE, ...COSTS })
        .expect(201)
    ).body;
    const shown = sees ? COSTS : {};
    const ofCosts = ({ purchasePrice, costs, salePrice }: Partial<typeof COSTS>) =>
      JSON.parse(JSON.stringify({ purchasePrice, costs, salePrice }));
    const { items } = (await as(role, 'get', '/api/staff/vehicles').expect(200)).body;
    expect(ofCosts(items[0])).toEqual(shown);
    await as(role, 'put', `/api/vehicles/${id}/costs`)
      .send({ costs: 9000 })
      .expect(sees ? 200 : 403);
    if (isAllowed(role, 'stock.write')) {
      const changed = await as(role, 'put', `/api/vehicles/${id}`).send({ mileage: 1300 }).expect(200);
      expect(ofCosts(changed.body)).toEqual(sees ? { ...COSTS, costs: 9000 } : {});
      for (const cost of [{ costs: null }, { purchasePrice: 1 }, { salePrice: 1 }])
        await as(role, 'put', `/api/vehicles/${id}`)
          .send(cost)
          .expect(sees ? 200 : 403);
      await as(role, 'post', '/api/vehicles')
        .send({ ...VEHICLE, ...COSTS })
        .expect(sees ? 201 : 403);
    }
    const [row] = await catalog.dataSource.query('SELECT costs FROM catalog.vehicle WHERE id = $1', [id]);
    if (!sees) expect(row).toEqual({ costs: '12500.50' });
  });

  it('are never readable with an API token', async () => {
    await catalog
      .asStaff('post', '/api/vehicles')
      .send({ ...VEHICLE, ...COSTS })
      .expect(201);
    const token = signApiClientToken(OWN, { id: 1, scopes: ['stock.read'] });
    const { body } = await catalog.asAnonymous('get', '/api/staff/vehicles').set('authorization', `Bearer ${token}`).expect(200);
    expect(Object.keys(body.items[0]).filter((name) => name in COSTS)).toEqual([]);
  });

  it.each([
    ['stock.read', 'A scratch at the door'],
    ['stock.basic', undefined],
  ] as const)('show an API token with %s only the notes and the next price it covers', async (scope, notes) => {
    await catalog.add({ notes: 'A scratch at the door', nextPrice: '1.00', nextPriceFrom: '2027-01-05' });
    const token = signApiClientToken(OWN, { id: 1, scopes: [scope] });
    const { body } = await catalog.asAnonymous('get', '/api/staff/vehicles').set('authorization', `Bearer ${token}`).expect(200);
    expect(body.items.map((vehicle: { notes?: string }) => vehicle.notes)).toEqual([notes]);
    expect('nextPrice' in body.items[0]).toBe(notes !== undefined);
  });

  it.each([
    ['stock.read', ['getDraftVehicle', 'listStaffVehicles']],
    ['stock.basic', []],
  ] as const)('are in no other answer to an API token with %s', async (scope, calls) => {
    const noted = { ...VEHICLE, notes: 'A scratch at the door' };
    await catalog.asStaff('post', '/api/vehicles').send(noted).expect(201);
    const { body: draft } = await catalog
      .asStaff('post', '/api/vehicles')
      .send({ ...noted, draft: true })
      .expect(201);
    const token = signApiClientToken(OWN, { id: 1, scopes: [scope] });
    const telling: string[] = [];
    for (const [name, endpoint] of staffRoutesOf('catalog')) {
      if (!scopesOf(endpoint).includes(scope)) continue;
      const query = name === 'getStockFigures' ? '?from=2026-11-01&to=2026-11-30' : '';
      const path = endpoint.path.replace(':id', draft.id).replace(':file', 'vehicles.json') + query;
      const { text } = await catalog.asAnonymous('get', path).set('authorization', `Bearer ${token}`).expect(200);
      if (text.includes(noted.notes)) telling.push(name);
    }
    expect(telling.sort()).toEqual(calls);
  });

  it('are rejected by other calls', async () => {
    const [id] = await catalog.add({});
    const { body } = await as('accountant', 'put', `/api/vehicles/${id}/costs`).send({ mileage: 1 }).expect(400);
    expect(body.errors).toMatchObject([{ path: 'mileage' }]);
    expect(
      (await as('accountant', 'put', `/api/vehicles/${id}/costs`).send({ costs: 'much' }).expect(400)).body.errors,
    ).toMatchObject([{ path: 'costs' }]);
    await as('accountant', 'put', `/api/vehicles/${id}/costs`).send({ costs: 1, version: 7 }).expect(409);
  });
});

describe('a scheduled price', () => {
  const today = dubaiDay(new Date());
  const tomorrow = dubaiDay(new Date(), 1);
  const apply = (at: Date) => catalog.app.get(NextPricesTask).apply(at, new AbortController().signal);
  const startOf = (day: string) => dubaiTime(day, '00:00');
  const shown = async (id: number) => (await catalog.get(`/api/vehicles/${id}`).expect(200)).body;
  const stored = async (id: number) => (await catalog.asStaff('get', `/api/staff/vehicles?q=%23${id}`).expect(200)).body.items[0];
  const schedule = (id: number, nextPriceFrom: string, status = 200) =>
    catalog.asStaff('put', `/api/vehicles/${id}`).send({ nextPrice: 'AED 120,000', nextPriceFrom }).expect(status);

  it('replaces the price at the start of its day in Dubai, once, as an automatic change; visitors see nothing before', async () => {
    const [id = 0] = await catalog.add({});
    await schedule(id, tomorrow);
    expect(await stored(id)).toMatchObject({ price: 150_000, nextPrice: 120_000, nextPriceFrom: tomorrow });
    const before = await shown(id);
    expect([before.price, 'nextPrice' in before, 'nextPriceFrom' in before]).toEqual([150_000, false, false]);
    expect(await apply(new Date(startOf(tomorrow).getTime() - 1))).toBe(0);
    expect((await Promise.all([apply(startOf(tomorrow)), apply(startOf(tomorrow))])).toSorted()).toEqual([0, 1]);
    expect((await shown(id)).price).toBe(120_000);
    expect(await stored(id)).toMatchObject({ price: 120_000, nextPrice: null, nextPriceFrom: null, version: 3 });
    const [entry] = await catalog.dataSource.query('SELECT session_id, after FROM catalog.audit ORDER BY id DESC LIMIT 1');
    expect(entry).toEqual({
      session_id: 'automatic',
      after: { price: '120000.00', nextPrice: null, nextPriceFrom: null },
    });
    const [{ event, payload }] = await catalog.dataSource.query('SELECT * FROM catalog.outbox ORDER BY id DESC LIMIT 1');
    expect([event, payload.vehicleIds]).toEqual(['vehicle.changed', [id]]);
  });

  it('is not applied to a sold vehicle, and can be taken back', async () => {
    const [sold = 0, kept = 0] = await catalog.add({ sold: true }, {});
    await schedule(sold, today);
    await schedule(kept, tomorrow);
    await catalog.asStaff('put', `/api/vehicles/${kept}`).send({ nextPrice: '', nextPriceFrom: '' }).expect(200);
    expect(await apply(startOf(tomorrow))).toBe(0);
    expect((await shown(kept)).price).toBe(150_000);
  });

  it.each(['a draft is published', 'an archived car is restored'])('that is due applies when %s', async (when) => {
    const facts = { price: 150_000, transmission: 'Automatic', fuelType: 'Diesel', nextPrice: 120_000, nextPriceFrom: today };
    const draft = when.startsWith('a draft');
    const { body: created } = await catalog
      .asStaff('post', '/api/vehicles')
      .send({ ...VEHICLE, ...facts, draft })
      .expect(201);
    const archived = '/api/staff/archived-vehicles';
    const vehicles = [{ id: created.id, version: created.version }];
    if (!draft) await catalog.asStaff('post', archived).send({ vehicles }).expect(200);
    const { body } = await catalog.asStaff('post', `${archived}/${created.id}/restore`).expect(200);
    expect(body).toMatchObject({ price: 120_000, nextPrice: null, nextPriceFrom: null });
    expect((await shown(body.id)).price).toBe(120_000);
    const [entry] = await catalog.dataSource.query('SELECT session_id, after FROM catalog.audit ORDER BY id DESC LIMIT 1');
    expect(entry).toMatchObject({ session_id: 'automatic', after: { price: '120000.00' } });
  });

  it('is refused for a past day, and without its day or its price', async () => {
    const [id = 0] = await catalog.add({});
    const { body } = await schedule(id, dubaiDay(new Date(), -1), 400);
    expect(body.errors[0].path).toBe('nextPriceFrom');
    for (const [fields, path] of [
      [{ nextPrice: 1000 }, 'nextPriceFrom'],
      [{ nextPriceFrom: tomorrow }, 'nextPrice'],
      [{ nextPrice: 1000, nextPriceFrom: '2027-02-31' }, 'nextPriceFrom'],
    ] as const) {
      const refused = await catalog.asStaff('put', `/api/vehicles/${id}`).send(fields).expect(400);
      expect(refused.body.errors[0].path).toBe(path);
    }
    const created = { make: 'Aurelio', model: 'Vento', year: 2024, mileage: 1200, price: 1, nextPrice: 2 };
    await catalog.asStaff('post', '/api/vehicles').send(created).expect(400);
  });
});
