import { PRICE_BANDS } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Vehicle } from '../../src/vehicles/vehicle.entity.js';
import { type Catalog, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.empty());
afterAll(() => catalog.stop());

const FACETS = 'SELECT sold, make, model, year, count FROM catalog.vehicle_facet ORDER BY 1, 2, 3, 4';
const RECOUNTED_FACETS = `
  SELECT sold, coalesce(make, '') AS make, coalesce(model, '') AS model, coalesce(year, 0) AS year, count(*)::integer AS count
  FROM catalog.vehicle GROUP BY sold, CUBE (make, model, year) ORDER BY 1, 2, 3, 4`;
const PRICE_FACETS =
  'SELECT sold, year, price_tier, fuel_type, transmission, count FROM catalog.vehicle_price_facet ORDER BY 1, 2, 3, 4, 5';
const RECOUNTED_PRICE_FACETS = `
  SELECT sold, year, catalog.price_tier(price) AS price_tier, fuel_type, transmission, count(*)::integer AS count
  FROM catalog.vehicle GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`;

const FACT_FACETS =
  'SELECT sold, body_type, exterior_color, regional_spec, count FROM catalog.vehicle_fact_facet ORDER BY 1, 2, 3, 4';
const RECOUNTED_FACT_FACETS = `
  SELECT sold, coalesce(body_type, '') AS body_type, coalesce(exterior_color, '') AS exterior_color,
    coalesce(regional_spec, '') AS regional_spec, count(*)::integer AS count
  FROM catalog.vehicle GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`;

async function expectRightCounts(): Promise<void> {
  expect(await catalog.dataSource.query(FACETS)).toEqual(await catalog.dataSource.query(RECOUNTED_FACETS));
  expect(await catalog.dataSource.query(PRICE_FACETS)).toEqual(await catalog.dataSource.query(RECOUNTED_PRICE_FACETS));
  expect(await catalog.dataSource.query(FACT_FACETS)).toEqual(await catalog.dataSource.query(RECOUNTED_FACT_FACETS));
}

const SOLD = { available: [false], sold: [true], all: [false, true] };

const BAND = `CASE ${PRICE_BANDS.toReversed()
  .map(({ key, min }) => `WHEN price >= ${min} THEN '${key}'`)
  .join(' ')} END`;

const ANY_NAME = '$2 = $2 AND $3 = $3';
const NAMED = "($2 = '' OR make = $2) AND ($3 = '' OR model = $3)";

/** The facets of a search, counted from the vehicles. */
async function groupedFacets(status: keyof typeof SOLD, make: string, model: string) {
  const grouped = (column: string, order: string, condition = ANY_NAME, counted = ANY_NAME) =>
    catalog.dataSource.query<{ value: string | number; count: number }[]>(
      `SELECT ${column} AS value, count(*) FILTER (WHERE ${counted})::integer AS count FROM catalog.vehicle
       WHERE sold = ANY ($1) AND ${condition} GROUP BY ${column} ORDER BY ${order}`,
      [SOLD[status], make, model],
    );
  const fact = (column: string) => grouped(column, column, `${column} IS NOT NULL AND ${ANY_NAME}`, NAMED);
  return {
    makes: await grouped('make', 'make'),
    models: make ? await grouped('model', 'model', 'make = $2 AND $3 = $3') : [],
    years: await grouped('year', 'year DESC', NAMED),
    bodyTypes: await fact('body_type'),
    exteriorColors: await fact('exterior_color'),
    regionalSpecs: await fact('regional_spec'),
    fuelTypes: await fact('fuel_type'),
    transmissions: await fact('transmission'),
    prices: await grouped(BAND, 'min(price)', `price >= ${PRICE_BANDS[0].min} AND ${ANY_NAME}`, NAMED),
  };
}

/** Reproducible random numbers: `random(n)` returns 0 to n - 1. */
function randomness(seed: number) {
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { random, pick: <T>(values: readonly T[]): T => values[random(values.length)] as T };
}

const total = async (): Promise<number> => (await catalog.search('status=all')).total;

/** Resolves when some connection waits for another's lock. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const waiting = await catalog.dataSource.query<object[]>(
      'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0',
    );
    if (waiting.length > 0) return;
  }
}

describe('the counts of the stock', () => {
  it('follow inserts, updates of each counted column, and deletes', async () => {
    const [first, second] = await catalog.add({}, {}, { make: 'Aldermere', price: null });
    await expectRightCounts();
    for (const change of [
      { sold: true },
      { make: 'Tsukihara' },
      { model: 'Arashi' },
      { year: 1999 },
      { price: '1' },
      { price: null },
      { fuelType: 'Diesel' as const },
      { transmission: 'CVT' as const },
      { bodyType: 'suv' as const },
      { exteriorColor: 'black' as const },
      { regionalSpec: 'gcc' as const },
      { exteriorColor: null },
      { mileage: 5 },
    ]) {
      await catalog.dataSource.manager.update(Vehicle, { id: first }, change);
      await expectRightCounts();
    }
    await catalog.dataSource.manager.delete(Vehicle, { id: second });
    await expectRightCounts();
    expect(await total()).toBe(2);
  });

  it('follow statements about many vehicles at once, and about none', async () => {
    await catalog.add(...Array.from({ length: 40 }, (_, index) => ({ year: 2000 + (index % 7), sold: index % 3 === 0 })));
    await catalog.dataSource.query('UPDATE catalog.vehicle SET sold = NOT sold, year = year + 1 WHERE year > 2002');
    await expectRightCounts();
    await catalog.dataSource.query('DELETE FROM catalog.vehicle WHERE year < 2003');
    await catalog.dataSource.query('DELETE FROM catalog.vehicle WHERE FALSE');
    await expectRightCounts();
    await catalog.dataSource.query('TRUNCATE catalog.vehicle CASCADE');
    await expectRightCounts();
    expect(await total()).toBe(0);
  });

  it('equal the facets of a plain GROUP BY over random vehicles', async () => {
    const { random, pick } = randomness(20_261_123);
    const vehicle = () => ({
      make: pick(['Orsenza', 'Aldermere', 'Tsukihara']),
      model: pick(['Altavia', 'Arashi', 'GT', 'Volta']),
      year: 2015 + random(6),
      price: pick([null, '0', '49999.99', '50000', '75000', '100000', '2000000']),
      sold: random(3) === 0,
      fuelType: pick(['Diesel', 'Hybrid'] as const),
      transmission: pick(['CVT', 'Manual'] as const),
      bodyType: pick([null, 'suv', 'coupe', 'van'] as const),
      exteriorColor: pick([null, 'black', 'white'] as const),
      regionalSpec: pick([null, 'gcc', 'japanese'] as const),
    });
    await catalog.add(...Array.from({ length: 200 }, vehicle));
    await catalog.dataSource.query('UPDATE catalog.vehicle SET sold = NOT sold, make = $1 WHERE id % 7 = 0', ['Aldermere']);
    await catalog.dataSource.query('DELETE FROM catalog.vehicle WHERE id % 5 = 0');
    for (const status of ['available', 'sold', 'all'] as const) {
      for (const [make, model] of [
        ['', ''],
        ['Orsenza', ''],
        ['Aldermere', 'GT'],
        ['', 'Volta'],
        ['None', ''],
      ] as const) {
        const search = new URLSearchParams({ status, make, model });
        const { facets } = await catalog.search(`${search}`);
        expect({ search: `${search}`, ...facets }).toEqual({
          search: `${search}`,
          ...(await groupedFacets(status, make, model)),
        });
      }
    }
  });

  it('equal the totals of a plain GROUP BY over random prices', async () => {
    const { random, pick } = randomness(20_261_124);
    const edges = PRICE_BANDS.flatMap(({ min }) => [String(min), String(min - 0.01)]);
    const price = () => pick([null, ...edges, String(random(800_000))]);
    await catalog.add(...Array.from({ length: 300 }, () => ({ price: price(), sold: random(3) === 0, year: 2018 + random(4) })));
    const lowerEnds = PRICE_BANDS.map(({ min }) => min);
    for (const status of ['available', 'sold', 'all'] as const) {
      const counted = await catalog.dataSource.query<{ band: number; count: number }[]>(
        `SELECT width_bucket(price, $2::numeric[]) AS band, count(*)::integer AS count FROM catalog.vehicle
         WHERE sold = ANY ($1) GROUP BY band HAVING width_bucket(price, $2::numeric[]) > 0 ORDER BY band`,
        [SOLD[status], lowerEnds],
      );
      const totals = PRICE_BANDS.map(
        async ({ key }) => (await catalog.search(`${new URLSearchParams({ status, price: key })}`)).total,
      );
      expect(await Promise.all(totals)).toEqual(counted.map(({ count }) => count));
    }
  });

  it('count a price in the highest tier it reaches', async () => {
    const [{ tiers }] = await catalog.dataSource.query<[{ tiers: number[] }]>('SELECT catalog.price_tiers() AS tiers');
    const edges = tiers.flatMap((tier, index) => [
      { price: tier, tier },
      ...(index > 0 ? [{ price: tier - 0.01, tier: tiers[index - 1] }] : []),
    ]);
    const rows = await catalog.dataSource.query(
      'SELECT price::float, catalog.price_tier(price) AS tier FROM unnest($1::numeric[]) AS price',
      [edges.map(({ price }) => price)],
    );
    expect(rows).toEqual(edges);
    expect(await catalog.dataSource.query('SELECT catalog.price_tier(NULL) AS tier')).toEqual([{ tier: -1 }]);
  });

  it("get a new version when they change, and so do a search's facets", async () => {
    const version = () => catalog.dataSource.query('SELECT version FROM catalog.facet_version ORDER BY facet');
    const makes = async () => (await catalog.search('status=all')).facets.makes;
    const [id] = await catalog.add({});
    expect(await makes()).toEqual([{ value: 'Orsenza', count: 1 }]);
    const before = await version();
    await catalog.dataSource.manager.update(Vehicle, { id }, { mileage: 5 });
    expect([await version(), await makes()]).toEqual([before, [{ value: 'Orsenza', count: 1 }]]);
    await catalog.add({});
    expect(await version()).not.toEqual(before);
    expect(await makes()).toEqual([{ value: 'Orsenza', count: 2 }]);
    await catalog.dataSource.query('TRUNCATE catalog.vehicle CASCADE');
    expect(await makes()).toEqual([]);
  });

  it('get a new version when a price changes tier, and so do the totals of price bands', async () => {
    const [id] = await catalog.add({ price: '60000' });
    const total = async (band: string) => (await catalog.search(`price=${band}`)).total;
    const totals = async () => [await total('50000-100000'), await total('100000-200000')];
    expect(await totals()).toEqual([1, 0]);
    // From memory.
    expect(await totals()).toEqual([1, 0]);
    await catalog.dataSource.manager.update(Vehicle, { id }, { price: '160000' });
    expect(await totals()).toEqual([0, 1]);
  });

  it('are rolled back with their transaction', async () => {
    await catalog.add({});
    const taken = catalog.dataSource.transaction(async (manager) => {
      await manager.query("UPDATE catalog.vehicle SET make = 'Lost'");
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    await expectRightCounts();
  });

  it('add up when two transactions count the same make concurrently', async () => {
    const runner = catalog.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      "INSERT INTO catalog.vehicle (make, model, year, mileage, transmission, fuel_type, description) VALUES ('Orsenza', 'Altavia', 2023, 0, 'CVT', 'Diesel', '')",
    );
    const second = catalog.add({});
    await someoneWaits();
    await runner.commitTransaction();
    await runner.release();
    await second;
    await expectRightCounts();
    expect(await total()).toBe(2);
  });

  it('stay correct under many concurrent writers', async () => {
    const write = async (writer: number): Promise<void> => {
      for (let round = 0; round < 15; round++) {
        const [kept, gone] = await catalog.add(
          { year: 2020 + (round % 3) },
          { make: `Make ${writer % 2}`, price: String(round * 9_000) },
        );
        await catalog.dataSource.query('UPDATE catalog.vehicle SET sold = NOT sold, price = price + 1000 WHERE id = $1', [kept]);
        await catalog.dataSource.query('DELETE FROM catalog.vehicle WHERE id = $1', [gone]);
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
    expect(await total()).toBe(120);
    await expectRightCounts();
  });
});
