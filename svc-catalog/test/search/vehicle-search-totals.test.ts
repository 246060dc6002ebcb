import {
  FUEL_TYPES,
  OLDER_YEAR,
  PRICE_BANDS,
  TRANSMISSIONS,
  VEHICLE_SORTS,
  type Vehicle,
  type VehicleSearchQuery,
  type VehicleSearchResult,
} from '@dealership/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Catalog, ids, startCatalog } from '../support/catalog.js';

/** Reproducible random numbers. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const random = randomNumbers(20_261_121);
const below = (limit: number): number => Math.floor(random() * limit);
const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
const sometimes = <Value>(value: () => Value): Value | undefined => (random() < 0.3 ? value() : undefined);

const MAKES = ['Orsenza', 'Aldermere', 'Tsukihara'];
const MODELS = ['Altavia', 'Fellside', 'Arashi GT'];
const PRICES = [
  9_999.99, 10_000, 49_999.99, 50_000, 75_000, 99_999.99, 100_000, 199_999.99, 450_000, 500_000, 1_000_000, 3_000_000,
];

const randomVehicle = () => ({
  make: pick(MAKES),
  model: pick(MODELS),
  year: 2016 + below(10),
  mileage: below(5) * 1000,
  price: random() < 0.1 ? null : String(random() < 0.5 ? pick(PRICES) : below(1_500_000)),
  transmission: pick(TRANSMISSIONS),
  fuelType: pick(FUEL_TYPES),
  origin: pick(['Japan', 'GCC', null]),
  bodyType: pick(['suv', 'coupe', null] as const),
  exteriorColor: pick(['black', 'white', null] as const),
  regionalSpec: pick(['gcc', 'japanese', null] as const),
  sold: random() < 0.3,
});

const randomQuery = (): VehicleSearchQuery => ({
  status: sometimes(() => pick(['available', 'sold', 'all'] as const)),
  make: sometimes(() => pick(MAKES)),
  model: sometimes(() => pick(MODELS)),
  year: sometimes(() => pick(['2018', '2020', '2024', 'older'])),
  minYear: sometimes(() => 2016 + below(10)),
  maxYear: sometimes(() => 2016 + below(10)),
  price: sometimes(() => pick(PRICE_BANDS).key),
  minPrice: sometimes(() => pick([...PRICES, below(1_200_000)])),
  maxPrice: sometimes(() => pick([...PRICES, below(1_200_000)])),
  transmission: sometimes(() => pick(TRANSMISSIONS)),
  fuelType: sometimes(() => pick(FUEL_TYPES)),
  bodyType: random() < 0.1 ? 'suv' : undefined,
  exteriorColor: random() < 0.1 ? 'black' : undefined,
  regionalSpec: random() < 0.1 ? 'gcc' : undefined,
  maxMileage: random() < 0.1 ? 3000 : undefined,
  search: sometimes(() => pick(['japan', 'gt', 'aldermere', '2020', 'hybrid', 'altavia 2018'])),
  sort: pick(VEHICLE_SORTS),
  page: 1 + below(3),
});

const words = ({ make, model, year, origin, fuelType }: Vehicle): string =>
  `${make} ${model} ${year} ${origin} ${fuelType}`.toLowerCase();

function fits(vehicle: Vehicle, query: VehicleSearchQuery): boolean {
  const { status = 'available', year, minPrice, maxPrice } = query;
  const price = vehicle.price ?? Number.NaN;
  const band = PRICE_BANDS.find(({ key }) => key === query.price);
  return [
    status === 'all' || vehicle.sold === (status === 'sold'),
    !query.make || vehicle.make === query.make,
    !query.model || vehicle.model === query.model,
    !year || (year === 'older' ? vehicle.year <= OLDER_YEAR : vehicle.year === Number(year)),
    !query.minYear || vehicle.year >= query.minYear,
    !query.maxYear || vehicle.year <= query.maxYear,
    !band || (price >= band.min && price < (band.max ?? Number.POSITIVE_INFINITY)),
    minPrice === undefined || price >= minPrice,
    maxPrice === undefined || price <= maxPrice,
    !query.transmission || vehicle.transmission === query.transmission,
    !query.fuelType || vehicle.fuelType === query.fuelType,
    !query.bodyType || vehicle.bodyType === query.bodyType,
    !query.exteriorColor || vehicle.exteriorColor === query.exteriorColor,
    !query.regionalSpec || vehicle.regionalSpec === query.regionalSpec,
    query.maxMileage === undefined || vehicle.mileage <= query.maxMileage,
    (query.search ?? '').split(' ').every((word) => words(vehicle).includes(word)),
  ].every(Boolean);
}

const priceKey = (vehicle: Vehicle, direction: 1 | -1): number =>
  vehicle.price === null ? Number.POSITIVE_INFINITY : vehicle.price * direction;

/** What each sort order compares, smaller first. */
const KEYS = {
  newest: (vehicle: Vehicle) => [-Date.parse(vehicle.createdAt), -vehicle.id],
  'price-asc': (vehicle: Vehicle) => [priceKey(vehicle, 1), -vehicle.id],
  'price-desc': (vehicle: Vehicle) => [priceKey(vehicle, -1), -vehicle.id],
  'year-desc': (vehicle: Vehicle) => [-vehicle.year, -vehicle.id],
  'year-asc': (vehicle: Vehicle) => [vehicle.year, vehicle.id],
  'mileage-asc': (vehicle: Vehicle) => [vehicle.mileage, -vehicle.id],
};

function expected(vehicles: Vehicle[], query: VehicleSearchQuery): { total: number; page: number[] } {
  const key = KEYS[query.sort ?? 'newest'];
  const found = vehicles
    .filter((vehicle) => fits(vehicle, query))
    .map((vehicle) => ({ id: vehicle.id, key: key(vehicle) as [number, number] }))
    .toSorted((a, b) => (a.key[0] === b.key[0] ? a.key[1] - b.key[1] : a.key[0] - b.key[0]));
  const start = ((query.page ?? 1) - 1) * 6;
  return { total: found.length, page: found.slice(start, start + 6).map(({ id }) => id) };
}

const addressOf = (query: VehicleSearchQuery): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
};

/** The query with one value of a facet chosen. */
const CHOICES = {
  makes: (make: unknown) => ({ make, model: undefined }),
  models: (model: unknown) => ({ model }),
  years: (year: unknown) => ({ year: String(year), minYear: undefined, maxYear: undefined }),
  bodyTypes: (bodyType: unknown) => ({ bodyType }),
  exteriorColors: (exteriorColor: unknown) => ({ exteriorColor }),
  regionalSpecs: (regionalSpec: unknown) => ({ regionalSpec }),
  fuelTypes: (fuelType: unknown) => ({ fuelType }),
  transmissions: (transmission: unknown) => ({ transmission }),
  prices: (price: unknown) => ({ price, minPrice: undefined, maxPrice: undefined }),
};

/** The facets with the number of vehicles that choosing each value shows. */
const recounted = (facets: VehicleSearchResult['facets'], vehicles: Vehicle[], query: VehicleSearchQuery) =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([name, choose]) => [
      name,
      facets[name as keyof typeof CHOICES].map(({ value }) => {
        const chosen = { ...query, ...choose(value) } as VehicleSearchQuery;
        return { value, count: vehicles.filter((vehicle) => fits(vehicle, chosen)).length };
      }),
    ]),
  );

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

describe('with many vehicles', () => {
  let vehicles: Vehicle[];
  beforeAll(async () => {
    await catalog.add(...Array.from({ length: 600 }, randomVehicle));
    vehicles = (await catalog.get('/api/vehicles').expect(200)).body;
  });

  it('matches a linear scan of all vehicles, in pages and totals, for any mix of filters', async () => {
    for (let round = 0; round < 400; round++) {
      const query = randomQuery();
      const text = addressOf(query);
      const result = await catalog.search(text);
      expect({ text, total: result.total, page: ids(result) }).toEqual({ text, ...expected(vehicles, query) });
    }
  });

  it('counts for each value of a facet what choosing it shows, beside any mix of filters', async () => {
    for (let round = 0; round < 150; round++) {
      const query = randomQuery();
      const text = addressOf(query);
      const { facets } = await catalog.search(text);
      expect({ text, facets }).toEqual({ text, facets: recounted(facets, vehicles, query) });
      expect({ text, makes: facets.makes.length, bodyTypes: facets.bodyTypes.length }).toEqual({ text, makes: 3, bodyTypes: 2 });
    }
  });

  it('leaves out counts that would take too many vehicles of a large stock', async () => {
    await catalog.dataSource.query(
      `INSERT INTO catalog.vehicle (make, model, year, mileage, transmission, fuel_type, description)
       SELECT 'Penhallow', 'Zennor', 2023, 0, CASE WHEN n <= 10 THEN 'CVT' ELSE 'Manual' END, 'Diesel', ''
       FROM generate_series(1, 2010) AS n`,
    );
    const counts = (facets: VehicleSearchResult['facets']) => (name: keyof typeof CHOICES) =>
      facets[name].map(({ count }) => count);
    const many = await catalog.search('make=Penhallow');
    expect([many.total, ...(['models', 'transmissions', 'prices'] as const).map(counts(many.facets))]).toEqual([
      2010,
      [2010],
      [undefined, undefined, undefined],
      [undefined, undefined, undefined, undefined],
    ]);
    const few = (await catalog.search('make=Penhallow&transmission=CVT')).facets;
    expect([few.transmissions, counts(few)('models')]).toEqual([
      [{ value: 'Automatic' }, { value: 'CVT' }, { value: 'Manual' }],
      [10],
    ]);
  });
});
