import type { NearestVehicles } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Catalog, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.empty());
afterAll(() => catalog.stop());

async function nearest(query: string): Promise<NearestVehicles> {
  const response = await catalog.get(`/api/vehicles/nearest?${query}`);
  expect(response.status).toBe(200);
  return response.body;
}

const vehicles = async (query: string) => (await nearest(query)).vehicles.map(({ id }) => id);

describe('GET /api/vehicles/nearest', () => {
  it('lists the most restrictive filter first', async () => {
    await catalog.add({}, {}, { fuelType: 'Hybrid' }, { make: 'Aldermere', model: 'Fellside', fuelType: 'Diesel' });
    expect((await nearest('make=Orsenza&model=Altavia&fuelType=Diesel')).filters).toEqual([
      { name: 'fuelType', without: 3, alone: 1 },
      // Without the make there is no model either.
      { name: 'make', without: 1, alone: 3 },
      { name: 'model', without: 0, alone: 3 },
    ]);
  });

  it('without a single cause, names the filter with the fewest matches', async () => {
    await catalog.add({}, {});
    const { filters } = await nearest('bodyType=suv&search=altavia&maxMileage=5000&minPrice=200000');
    expect(filters.map(({ name, without, alone }) => [name, without, alone])).toEqual([
      ['minPrice', 0, 0],
      ['maxMileage', 0, 0],
      ['bodyType', 0, 0],
      ['search', 0, 2],
    ]);
  });

  it('answers the three best matches: by filters, then by price, unreserved ones first', async () => {
    const [far, near, reserved, model, sold, other] = await catalog.add(
      { price: '900000' },
      { price: '260000' },
      { price: '260000', reserved: true },
      { fuelType: 'Diesel', price: '300000' },
      { sold: true, fuelType: 'Diesel', price: '200000' },
      { make: 'Aldermere', model: 'Fellside', fuelType: 'Diesel', price: '200000' },
    );
    expect(await vehicles('make=Orsenza&fuelType=Diesel&maxPrice=250000')).toEqual([model, near, reserved]);
    expect(await vehicles('status=sold&make=Aldermere')).toEqual([sold]);
    expect(await vehicles('make=Aldermere&minPrice=950000')).toEqual([far, other, model]);
  });

  it('prefers other models to a second car of a model, unless a make or model was asked for', async () => {
    const [other, worse, third, second, first] = await catalog.add(
      { make: 'Aldermere', model: 'Fellside', fuelType: 'Diesel', price: '400000' },
      { make: 'Aldermere', model: 'Marchmont', price: '300000' },
      { model: 'Altavia Ibrida', fuelType: 'Diesel', price: '310000' },
      { fuelType: 'Diesel', price: '305000' },
      { fuelType: 'Diesel', price: '300000' },
    );
    expect(await vehicles('fuelType=Diesel&maxPrice=250000&transmission=CVT')).toEqual([first, other, worse]);
    expect(await vehicles('make=Orsenza&fuelType=Diesel&maxPrice=250000')).toEqual([first, second, third]);
  });

  it('does not treat a car at many times the price, or without one, as near', async () => {
    const [far, near, unknown] = await catalog.add(
      { fuelType: 'Diesel', price: '312000' },
      { fuelType: 'Gasoline', price: '45000' },
      { fuelType: 'Diesel', price: null },
    );
    expect(await vehicles('fuelType=Diesel&maxPrice=20000')).toEqual([near, far, unknown]);
  });

  it('answers the newest for an empty query, and none without stock', async () => {
    expect(await nearest('')).toEqual({ filters: [], vehicles: [] });
    const [first, second] = await catalog.add({}, {});
    expect(await vehicles('')).toEqual([second, first]);
  });

  it('supports all filters at once, and names an invalid one', async () => {
    await catalog.add({});
    const all =
      'search=altavia&make=A&model=B&year=2020&minYear=2019&maxYear=2021&price=500000%2B&minPrice=1&maxPrice=2&maxMileage=9' +
      '&transmission=CVT&fuelType=Diesel&bodyType=suv&exteriorColor=red&regionalSpec=gcc';
    expect((await nearest(all)).filters).toHaveLength(15);
    const refused = await catalog.get('/api/vehicles/nearest?maxMileage=far');
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ path: 'maxMileage', message: 'maxMileage must be a number of kilometres' }]);
  });
});
