import {
  FUEL_TYPES,
  OLDER_YEAR,
  PRICE_BANDS,
  TRANSMISSIONS,
  VEHICLE_SORTS,
  type Vehicle,
  type VehicleSearchQuery,
} from '@dealership/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
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

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

it('matches a linear scan of all vehicles, in pages and totals, for any mix of filters', async () => {
  await catalog.add(...Array.from({ length: 600 }, randomVehicle));
  const vehicles: Vehicle[] = (await catalog.get('/api/vehicles').expect(200)).body;
  for (let round = 0; round < 400; round++) {
    const query = randomQuery();
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
    const text = params.toString();
    const result = await catalog.search(text);
    expect({ text, total: result.total, page: ids(result) }).toEqual({ text, ...expected(vehicles, query) });
  }
});
