import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Catalog, ids, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.empty());
afterAll(() => catalog.stop());

describe('the filters of GET /api/vehicles/search', () => {
  it('shows unsold vehicles by default, including reserved ones', async () => {
    const [free, reserved] = await catalog.add({}, { reserved: true }, { sold: true });
    const result = await catalog.search();
    expect(ids(result)).toEqual([reserved, free]);
    expect(result).toMatchObject({ total: 2, page: 1, pageSize: 6 });
  });

  it('shows sold vehicles, or all of them, on request', async () => {
    const [free, sold] = await catalog.add({}, { sold: true });
    expect(ids(await catalog.search('status=sold'))).toEqual([sold]);
    expect(ids(await catalog.search('status=all'))).toEqual([sold, free]);
    expect(ids(await catalog.search('status=available'))).toEqual([free]);
  });

  it('answers only the fields of a card, including badge flags', async () => {
    await catalog.add({ reserved: true, specialOffer: true, price: '99999.99' });
    const { items } = await catalog.search();
    expect(items[0]).toEqual({
      id: 1,
      make: 'Orsenza',
      model: 'Altavia',
      year: 2023,
      mileage: 10_000,
      price: 99_999.99,
      transmission: 'Automatic',
      fuelType: 'Gasoline',
      images: ['/media/front.webp'],
      sold: false,
      reserved: true,
      specialOffer: true,
      justArrived: false,
      allElectric: false,
      featured: false,
    });
  });

  it('matches names and values in any case', async () => {
    const [car] = await catalog.add({}, { make: 'Lockridge', model: 'Bandera', fuelType: 'Diesel' });
    expect(ids(await catalog.search('make=orsenza&model=ALTAVIA&fuelType=gasoline&transmission=automatic'))).toEqual([car]);
    expect(ids(await catalog.search('make=orsenz'))).toEqual([]);
  });

  it('filters by make, model, transmission and fuel', async () => {
    const [plain, other, diesel, manual] = await catalog.add(
      {},
      { make: 'Aldermere', model: 'Fellside' },
      { fuelType: 'Diesel' },
      { transmission: 'Manual' },
    );
    expect(ids(await catalog.search('make=Aldermere'))).toEqual([other]);
    expect(ids(await catalog.search('model=Fellside'))).toEqual([other]);
    expect(ids(await catalog.search('make=Orsenza&model=Fellside'))).toEqual([]);
    expect(ids(await catalog.search('fuelType=Diesel'))).toEqual([diesel]);
    expect(ids(await catalog.search('transmission=Manual'))).toEqual([manual]);
    expect(ids(await catalog.search('make=Orsenza&transmission=Automatic&fuelType=Gasoline'))).toEqual([plain]);
  });

  it("filters by year, by 'older' up to 2019, and by inclusive custom bounds", async () => {
    const [v2018, v2019, v2020, v2024] = await catalog.add({ year: 2018 }, { year: 2019 }, { year: 2020 }, { year: 2024 });
    expect(ids(await catalog.search('year=2020'))).toEqual([v2020]);
    expect(ids(await catalog.search('year=older'))).toEqual([v2019, v2018]);
    expect(ids(await catalog.search('minYear=2019&maxYear=2020'))).toEqual([v2020, v2019]);
    expect(ids(await catalog.search('minYear=2020'))).toEqual([v2024, v2020]);
    expect(ids(await catalog.search('maxYear=2018'))).toEqual([v2018]);
    expect(ids(await catalog.search('minYear=2024&maxYear=2018'))).toEqual([]);
  });

  it("excludes a price band's upper end; the last band is open", async () => {
    const prices = ['49999.99', '50000', '99999.99', '100000', '199999.99', '200000', '499999.99', '500000', '2500000'];
    const stored = await catalog.add(...prices.map((price) => ({ price })), { price: null });
    const found = async (band: string) => ids(await catalog.search(`price=${encodeURIComponent(band)}&sort=price-asc`));
    expect(await found('50000-100000')).toEqual(stored.slice(1, 3));
    expect(await found('100000-200000')).toEqual(stored.slice(3, 5));
    expect(await found('200000-500000')).toEqual(stored.slice(5, 7));
    expect(await found('500000+')).toEqual(stored.slice(7, 9));
  });

  it('includes both custom price bounds, as numbers or as people type them, but never a price on request', async () => {
    const [low, middle, high] = await catalog.add({ price: '30000' }, { price: '35000' }, { price: '35000.01' }, { price: null });
    expect(ids(await catalog.search('minPrice=30000&maxPrice=35000'))).toEqual([middle, low]);
    expect(ids(await catalog.search(`minPrice=${encodeURIComponent('AED 35,000')}`))).toEqual([high, middle]);
    expect(ids(await catalog.search('maxPrice=35000.01'))).toEqual([high, middle, low]);
    expect(ids(await catalog.search('minPrice=0'))).toEqual([high, middle, low]);
    expect(ids(await catalog.search('minPrice=30001&maxPrice=34999'))).toEqual([]);
    expect(ids(await catalog.search('price=50000-100000&maxPrice=40000'))).toEqual([]);
  });

  it('ignores empty parameters, as forms without JavaScript send them', async () => {
    await catalog.add({});
    const query = 'status=&search=&make=&model=&year=&minYear=&maxYear=&price=&minPrice=&maxPrice=&transmission=&sort=&page=';
    expect((await catalog.search(query)).total).toBe(1);
  });

  it('treats values as text, not as SQL', async () => {
    await catalog.add({ make: "O'Hara" });
    expect((await catalog.search(`make=${encodeURIComponent("O'Hara")}`)).total).toBe(1);
    expect((await catalog.search(`make=${encodeURIComponent("x' OR '1'='1")}`)).total).toBe(0);
  });
});

// The second is counted and sorted in one read of its matches.
describe.each(['', 'make=Orsenza&maxMileage=1000000&'])('the order and the pages of GET /api/vehicles/search?%s', (filter) => {
  it('sorts by each order, a price on request last in both directions', async () => {
    const [a, b, c] = await catalog.add(
      { price: '200000', year: 2021, mileage: 300 },
      { price: null, year: 2023, mileage: 100 },
      { price: '100000', year: 2022, mileage: 200 },
    );
    const sorted = async (sort: string) => ids(await catalog.search(`${filter}sort=${sort}`));
    expect(await sorted('newest')).toEqual([c, b, a]);
    expect(await sorted('price-asc')).toEqual([c, a, b]);
    expect(await sorted('price-desc')).toEqual([a, c, b]);
    expect(await sorted('year-desc')).toEqual([b, c, a]);
    expect(await sorted('year-asc')).toEqual([a, c, b]);
    expect(await sorted('mileage-asc')).toEqual([b, c, a]);
  });

  it.each(['newest', 'price-asc', 'price-desc', 'year-desc', 'year-asc', 'mileage-asc'])(
    'shows every vehicle once over the pages of %s even if all are equal',
    async (sort) => {
      const createdAt = new Date('2026-02-03T04:05:06Z');
      const stored = await catalog.add(...Array.from({ length: 15 }, () => ({ createdAt })));
      const pages = await Promise.all([1, 2, 3].map((page) => catalog.search(`${filter}sort=${sort}&page=${page}`)));
      expect(pages.map(({ items }) => items.length)).toEqual([6, 6, 3]);
      expect(pages.flatMap(ids).toSorted((x, y) => x - y)).toEqual(stored);
    },
  );

  it('answers no items and the right total past the last page', async () => {
    await catalog.add({}, {});
    expect(await catalog.search(`${filter}page=2`)).toMatchObject({ items: [], total: 2, page: 2 });
    expect(await catalog.search('page=1000000&fuelType=Gasoline&price=100000-200000')).toMatchObject({ items: [], total: 2 });
  });

  it('answers an empty stock', async () => {
    const facets = {
      makes: [],
      models: [],
      years: [],
      bodyTypes: [],
      exteriorColors: [],
      regionalSpecs: [],
      fuelTypes: [],
      transmissions: [],
      prices: [],
    };
    expect(await catalog.search()).toEqual({ items: [], total: 0, page: 1, pageSize: 6, facets });
  });
});

describe('the facets of GET /api/vehicles/search', () => {
  beforeEach(() =>
    catalog.add(
      { make: 'Zellinger', model: 'Vento', year: 2021 },
      { make: 'Aldermere', model: 'Marchmont', year: 2024 },
      { make: 'Aldermere', model: 'Fellside', year: 2023 },
      { make: 'Aldermere', model: 'Fellside', year: 2024 },
      { make: 'Élan', model: 'Une', year: 2020 },
      { make: 'Aldermere', model: 'Fellside', year: 2019, sold: true },
    ),
  );

  it('count makes A to Z and years newest first, of unsold vehicles', async () => {
    const { facets } = await catalog.search();
    expect(facets.makes).toEqual([
      { value: 'Aldermere', count: 3 },
      { value: 'Élan', count: 1 },
      { value: 'Zellinger', count: 1 },
    ]);
    expect(facets.models).toEqual([]);
    expect(facets.years).toEqual([
      { value: 2024, count: 2 },
      { value: 2023, count: 1 },
      { value: 2021, count: 1 },
      { value: 2020, count: 1 },
    ]);
  });

  it('count the models of the requested make and the years of the requested make and model', async () => {
    const { facets } = await catalog.search('make=Aldermere&model=Fellside&year=2023');
    expect(facets.makes).toEqual([
      { value: 'Aldermere', count: 1 },
      { value: 'Élan', count: 0 },
      { value: 'Zellinger', count: 0 },
    ]);
    expect(facets.models).toEqual([
      { value: 'Fellside', count: 1 },
      { value: 'Marchmont', count: 0 },
    ]);
    expect(facets.years).toEqual([
      { value: 2024, count: 1 },
      { value: 2023, count: 1 },
    ]);
  });

  it('count the years of a model without its make', async () => {
    const { facets } = await catalog.search('model=Fellside');
    expect(facets.models).toEqual([]);
    expect(facets.years.map(({ value }) => value)).toEqual([2024, 2023]);
  });

  it('count the stock of the requested status', async () => {
    const sold = (await catalog.search('status=sold')).facets;
    expect(sold).toMatchObject({ makes: [{ value: 'Aldermere', count: 1 }], models: [], years: [{ value: 2019, count: 1 }] });
    const all = (await catalog.search('status=all&make=Aldermere')).facets;
    expect(all.makes[0]).toEqual({ value: 'Aldermere', count: 4 });
    expect(all.models[0]).toEqual({ value: 'Fellside', count: 3 });
  });
});
