import { parseAed } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UpcomingVehicle } from '../src/upcoming-vehicles/upcoming-vehicle.entity.js';
import { type Catalog, startCatalog } from './support/catalog.js';

const ARRIVING = {
  name: 'Orsenza Altavia Finale',
  description: 'The last one.',
  estimatedArrival: 'February 2027',
  price: '250,000.00',
  imageUrl: '/media/finale.webp',
};

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.empty());
afterAll(() => catalog.stop());

const add = async (values: Partial<UpcomingVehicle> = {}): Promise<number> => {
  const { identifiers } = await catalog.dataSource.manager.insert(UpcomingVehicle, { ...ARRIVING, ...values });
  return identifiers[0]?.id;
};

describe('upcoming vehicles', () => {
  it('answers an empty list', async () => {
    const { body } = await catalog.get('/api/upcoming-vehicles').expect(200);
    expect(body).toEqual([]);
  });

  it('lists them newest first', async () => {
    const older = await add({ createdAt: new Date('2026-01-01T00:00:00Z') });
    const newer = await add({ createdAt: new Date('2026-01-02T00:00:00Z') });
    const { body } = await catalog.get('/api/upcoming-vehicles').expect(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([newer, older]);
  });

  it('lists at most a thousand at once, and links the next', async () => {
    await catalog.dataSource.manager.insert(
      UpcomingVehicle,
      Array.from({ length: 1003 }, () => ({ ...ARRIVING })),
    );
    const first = await catalog.get('/api/upcoming-vehicles?lang=ar').expect(200);
    expect(first.headers.link).toBe('</api/upcoming-vehicles?lang=ar&page=2&pageSize=1000>; rel="next"');
    const last = await catalog.get('/api/upcoming-vehicles?lang=ar&page=2&pageSize=1000').expect(200);
    expect(new Set([...first.body, ...last.body].map(({ id }) => id)).size).toBe(1003);
  });

  it('answers all known fields of one, with its price as text', async () => {
    const id = await add({ featured: true, createdAt: new Date('2026-02-03T04:05:06.789Z') });
    const { body } = await catalog.get(`/api/upcoming-vehicles/${id}`).expect(200);
    expect(body).toMatchObject({
      version: 1,
      id,
      ...ARRIVING,
      featured: true,
      createdAt: '2026-02-03T04:05:06.789Z',
    });
    expect(parseAed(body.price)).toBe(250_000);
  });

  it('may lack a picture, initially or later', async () => {
    const { imageUrl: _, ...pictureless } = ARRIVING;
    const { body: made } = await catalog.asStaff('post', '/api/upcoming-vehicles').send(pictureless).expect(201);
    expect(made.imageUrl).toBeNull();
    const path = `/api/upcoming-vehicles/${await add()}`;
    for (const imageUrl of ['', null]) {
      await catalog.asStaff('put', path).send({ imageUrl: '/media/a.webp' }).expect(200);
      await catalog.asStaff('put', path).send({ imageUrl }).expect(200);
      expect((await catalog.get(path)).body).toMatchObject({ ...ARRIVING, imageUrl: null });
    }
    await catalog.asStaff('put', path).send({ imageUrl: 'javascript:alert(1)' }).expect(400);
  });

  it('answers known fields, and null for the rest', async () => {
    const facts = { bodyType: 'coupe', fuelType: 'Gasoline', exteriorColor: 'grey', power: 690, doors: 2, previousOwners: 0 };
    const { body: made } = await catalog
      .asStaff('post', '/api/upcoming-vehicles')
      .send({ ...ARRIVING, ...facts, warranty: '' })
      .expect(201);
    const known = { ...facts, warranty: null, seats: null, transmission: null, engineSize: null };
    expect((await catalog.get(`/api/upcoming-vehicles/${made.id}`)).body).toMatchObject(known);
    const path = `/api/upcoming-vehicles/${made.id}`;
    await catalog.asStaff('put', path).send({ power: 700, fuelType: null }).expect(200);
    expect((await catalog.get(path)).body).toMatchObject({ ...known, power: 700, fuelType: null });
    const { body } = await catalog.asStaff('put', path).send({ bodyType: 'boat', doors: 12, chassisNumber: 'A' }).expect(400);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(expect.arrayContaining(['bodyType', 'doors']));
  });

  it('answers 404 UPCOMING_VEHICLE_NOT_FOUND for an unknown id', async () => {
    const { body } = await catalog.get('/api/upcoming-vehicles/99').expect(404);
    expect(body).toMatchObject({ statusCode: 404, code: 'UPCOMING_VEHICLE_NOT_FOUND' });
  });

  it('answers 400 naming id when it is not a number', async () => {
    const { body } = await catalog.get('/api/upcoming-vehicles/first').expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'id' }] });
  });
});
