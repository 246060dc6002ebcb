import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Catalog, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.empty());
afterAll(() => catalog.stop());

describe('GET /api/vehicles', () => {
  it('answers an empty list when there is no stock', async () => {
    const response = await catalog.get('/api/vehicles').expect(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body).toEqual([]);
  });

  it('lists every vehicle, sold ones too, newest first', async () => {
    const [first, second, third] = await catalog.add({}, { sold: true }, {});
    const { body } = await catalog.get('/api/vehicles').expect(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([third, second, first]);
  });

  it('lists at most a thousand at once, and links the next page: each vehicle once, even with equal timestamps', async () => {
    const createdAt = new Date('2026-02-03T04:05:06Z');
    await catalog.add(...Array.from({ length: 1203 }, (_, index) => (index < 700 ? { createdAt } : {})));
    const first = await catalog.get('/api/vehicles').expect(200);
    expect(first.body).toHaveLength(1000);
    expect(first.headers.link).toBe('</api/vehicles?page=2&pageSize=1000>; rel="next"');
    const last = await catalog.get('/api/vehicles?page=2&pageSize=1000').expect(200);
    expect(last.headers.link).toBe('</api/vehicles?page=1&pageSize=1000>; rel="prev"');
    expect(new Set([...first.body, ...last.body].map(({ id }) => id)).size).toBe(1203);
  });

  it('has no links for a single page, and both from the middle', async () => {
    await catalog.add({}, {}, {});
    expect((await catalog.get('/api/vehicles?pageSize=3').expect(200)).headers).not.toHaveProperty('link');
    expect((await catalog.get('/api/vehicles?page=2&pageSize=1').expect(200)).headers.link).toBe(
      '</api/vehicles?page=1&pageSize=1>; rel="prev", </api/vehicles?page=3&pageSize=1>; rel="next"',
    );
  });

  it.each(['page=0', 'pageSize=1001', 'pageSize=x'])('refuses ?%s, naming the error', async (query) => {
    const { body } = await catalog.get(`/api/vehicles?${query}`).expect(400);
    expect(body.errors).toMatchObject([{ path: query.split('=')[0] }]);
  });
});

describe('GET /api/vehicles/by-id', () => {
  it('lists distinct vehicles in the order of the ids, including sold ones, without missing ones', async () => {
    const [first, second, third] = await catalog.add({}, { sold: true }, {});
    const { body } = await catalog.get(`/api/vehicles/by-id?ids=${third},9999,${second},${first},${third}`).expect(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([third, second, first]);
    expect(body[1]).toMatchObject({ sold: true });
    expect(body[0]).not.toHaveProperty('description');
  });

  it.each([
    '',
    '?ids=',
    '?ids=1,x',
    '?ids=0',
    '?ids=9999999999',
    '?ids=1&ids=2x',
    `?ids=${Array.from({ length: 51 }, (_, at) => at + 1)}`,
  ])('refuses %j, naming the ids', async (query) => {
    const { body } = await catalog.get(`/api/vehicles/by-id${query}`).expect(400);
    expect(body.errors).toMatchObject([{ path: 'ids' }]);
  });
});

it('answers the configured parameters of loan estimates', async () => {
  const { body } = await catalog.get('/api/finance-terms').expect(200);
  expect(body).toEqual({ method: 'reducing', rate: 4.5, fee: 1, maxAge: 8 });
});

describe('GET /api/vehicles/featured', () => {
  it('lists at most six unsold featured vehicles, newest first', async () => {
    const featured = { featured: true };
    const ids = await catalog.add({}, featured, { featured: true, sold: true }, ...Array.from({ length: 7 }, () => featured));
    const { body } = await catalog.get('/api/vehicles/featured').expect(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual(ids.slice(4).reverse());
    expect(body[0]).toMatchObject({ make: 'Orsenza', featured: true });
    expect(body[0]).not.toHaveProperty('description');
  });

  it('answers an empty list when none is', async () => {
    await catalog.add({});
    expect((await catalog.get('/api/vehicles/featured').expect(200)).body).toEqual([]);
  });
});

describe('GET /api/vehicles/pages', () => {
  it('returns every vehicle’s id and first picture', async () => {
    const [first, second] = await catalog.add({ images: ['/media/a.webp', '/media/b.webp'] }, { images: [], sold: true });
    const { body } = await catalog.get('/api/vehicles/pages').expect(200);
    expect(body).toEqual([
      { id: first, image: '/media/a.webp' },
      { id: second, image: null },
    ]);
  });

  it('lists at most a thousand at once, and links the next', async () => {
    const ids = await catalog.add(...Array.from({ length: 1003 }, () => ({})));
    const first = await catalog.get('/api/vehicles/pages').expect(200);
    expect(first.headers.link).toBe('</api/vehicles/pages?page=2&pageSize=1000>; rel="next"');
    const last = await catalog.get('/api/vehicles/pages?page=2&pageSize=1000').expect(200);
    expect(last.headers.link).toBe('</api/vehicles/pages?page=1&pageSize=1000>; rel="prev"');
    expect([...first.body, ...last.body].map(({ id }) => id)).toEqual(ids);
    await catalog.get('/api/vehicles/pages?pageSize=1001').expect(400);
  });
});

describe('GET /api/vehicles/:id', () => {
  it('answers its known fields, with badge flags', async () => {
    const flags = { featured: true, justArrived: true, specialOffer: true, allElectric: true, sold: true, reserved: true };
    const [id] = await catalog.add({
      ...flags,
      price: '450000.50',
      origin: 'Japan',
      engineSize: '2.8L I6',
      cylinders: 6,
      createdAt: new Date('2026-02-03T04:05:06.789Z'),
    });
    const response = await catalog.get(`/api/vehicles/${id}`).expect(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body).toMatchObject({
      id,
      make: 'Orsenza',
      model: 'Altavia',
      year: 2023,
      mileage: 10_000,
      price: 450_000.5,
      transmission: 'Automatic',
      fuelType: 'Gasoline',
      images: ['/media/front.webp'],
      ...flags,
      origin: 'Japan',
      engineSize: '2.8L I6',
      cylinders: 6,
      description: 'A car.',
      version: 1,
      createdAt: '2026-02-03T04:05:06.789Z',
    });
  });

  it('answers null for a price on request and unknown fields, and false for unset flags', async () => {
    const [id] = await catalog.add({ price: null });
    const { body } = await catalog.get(`/api/vehicles/${id}`).expect(200);
    expect(body).toMatchObject({ price: null, origin: null, engineSize: null, cylinders: null, sold: false, featured: false });
  });

  it('answers 404 VEHICLE_NOT_FOUND for an unknown id', async () => {
    const { body } = await catalog.get('/api/vehicles/4711').expect(404);
    expect(body).toMatchObject({
      statusCode: 404,
      code: 'VEHICLE_NOT_FOUND',
      message: 'This vehicle does not exist or has been removed',
    });
  });

  it.each(['abc', '0', '-1', '1.5', '12abc', '1e3', '0x10', '2147483648', '99999999999999999999', '%20', 'null'])(
    'answers 400 naming id when it is %s',
    async (id) => {
      const { body } = await catalog.get(`/api/vehicles/${id}`).expect(400);
      expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED' });
      expect(body.errors).toEqual([{ path: 'id', message: expect.stringMatching(/^id must be/) }]);
    },
  );

  it('answers 404 in the same format for an undecodable path', async () => {
    const { body } = await catalog.get('/api/vehicles/%zz').expect(404);
    expect(body).toMatchObject({ statusCode: 404, code: 'ROUTE_NOT_FOUND' });
  });
});

it.each(['/api/vehicles', '/api/vehicles/1', '/api/vehicles/search'])(
  'answers 500 INTERNAL on %s, without database details, when the database fails',
  async (path) => {
    await catalog.dataSource.query('ALTER TABLE catalog.vehicle RENAME TO unavailable');
    try {
      const { body } = await catalog.get(path).expect(500);
      expect(body).toEqual({
        statusCode: 500,
        code: 'INTERNAL',
        message: 'Something went wrong on our side. Please try again',
        requestId: expect.any(String),
      });
    } finally {
      await catalog.dataSource.query('ALTER TABLE catalog.unavailable RENAME TO vehicle');
    }
  },
);
