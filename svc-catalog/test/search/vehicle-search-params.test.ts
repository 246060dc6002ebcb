import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Catalog, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

describe('an invalid query of GET /api/vehicles/search', () => {
  it.each([
    ['status', 'status=gone'],
    ['status', 'status=arriving-soon'],
    ['search', `search=${'x'.repeat(101)}`],
    ['search', 'search=a&search=b'],
    ['make', `make=${'x'.repeat(81)}`],
    ['make', 'make=a&make=b'],
    ['make', 'make=%00'],
    ['model', 'model=a%0Ab'],
    ['year', 'year=23'],
    ['year', 'year=newer'],
    ['minYear', 'minYear=-5'],
    ['maxYear', 'maxYear=20x0'],
    ['price', 'price=0-50000'],
    ['price', 'price=500000'],
    ['minPrice', 'minPrice=-1'],
    ['minPrice', 'minPrice=cheap'],
    ['maxPrice', 'maxPrice=1e99'],
    ['maxPrice', 'maxPrice=99999999999'],
    ['transmission', 'transmission=Steptronic'],
    ['fuelType', 'fuelType=Steam'],
    ['sort', 'sort=price'],
    ['page', 'page=0'],
    ['page', 'page=-1'],
    ['page', 'page=1.5'],
    ['page', 'page=x'],
    ['page', 'page=1000001'],
    ['page', 'page=1&page=2'],
    ['colour', 'colour=red'],
  ])('is a 400 naming %s: %s', async (path, query) => {
    const { body } = await catalog.get(`/api/vehicles/search?${query}`).expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', message: 'Please check the highlighted fields' });
    expect(body.errors).toEqual([{ path, message: expect.stringContaining(path) }]);
  });

  it('names every invalid parameter once', async () => {
    const { body } = await catalog.get('/api/vehicles/search?page=x&year=1&colour=red').expect(400);
    const paths = body.errors.map((error: { path: string }) => error.path);
    expect(paths.toSorted()).toEqual(['colour', 'page', 'year']);
  });
});
