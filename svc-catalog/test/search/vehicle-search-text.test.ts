import { BODY_TYPES, COLORS, FUEL_TYPES, TRANSMISSIONS } from '@dealership/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Catalog, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.add(
    { make: 'Orsenza', model: 'Altavia GT', year: 2023, origin: 'Italy', engineSize: '4.0L V8' },
    { make: 'Orsenza', model: 'Altavia', year: 2022, origin: 'GCC', engineSize: '3.0L V6', fuelType: 'Hybrid' },
    { make: 'Tsukihara', model: 'Arashi GT', year: 2022, origin: 'Japan', transmission: 'Manual' },
    { make: 'Quarrington', model: 'Élan', year: 2021, origin: 'United Kingdom' },
    { make: 'Sørheim', model: 'G-Class Cruiser', year: 2020, fuelType: 'Electric' },
    { make: 'Tsukihara', model: 'Kazane', year: 2019, sold: true },
  );
});
afterAll(() => catalog.stop());

const found = async (text: string, more = ''): Promise<string[]> => {
  const { items, total } = await catalog.search(`search=${encodeURIComponent(text)}&sort=year-desc${more}`);
  expect(total).toBe(items.length);
  return items.map(({ make, model }) => `${make} ${model}`);
};

const ELAN = 'Quarrington Élan';
const GTS = ['Orsenza Altavia GT', 'Tsukihara Arashi GT'];
const CRUISER = 'Sørheim G-Class Cruiser';

describe('the text of GET /api/vehicles/search', () => {
  it('finds a make by its beginning or middle, in any case', async () => {
    expect(await found('QUARR')).toEqual([ELAN]);
    expect(await found('arring')).toEqual([ELAN]);
  });

  it.each([
    ['elan', ELAN],
    ['ÉLAN', ELAN],
    ['sorheim', CRUISER],
    ['ｅｌａｎ', ELAN],
    ['٢٠٢١', ELAN],
    ['g-class', CRUISER],
    ['gclass', CRUISER],
    ['classcruiser', CRUISER],
  ])('finds %s without its accents, script and punctuation', async (text, vehicle) => {
    expect(await found(text)).toEqual([vehicle]);
  });

  it('requires every word, each in any field', async () => {
    expect(await found('gt')).toEqual(GTS);
    expect(await found('gt 2023')).toEqual(['Orsenza Altavia GT']);
    expect(await found('2022, orsenza')).toEqual(['Orsenza Altavia']);
    expect(await found('gt 2021')).toEqual([]);
  });

  it.each([
    ['united', ELAN],
    ['v8', 'Orsenza Altavia GT'],
    ['hybrid', 'Orsenza Altavia'],
    ['manual', 'Tsukihara Arashi GT'],
    ['electric 2020', CRUISER],
    ['altavia gcc', 'Orsenza Altavia'],
  ])('finds %s in origin, engine, fuel and transmission', async (text, vehicle) => {
    expect(await found(text)).toEqual([vehicle]);
  });

  it("matches one or two letters as a word's prefix, and any word as a prefix of origin, engine or fuel", async () => {
    expect(await found('kingdom')).toEqual([ELAN]);
    expect(await found('4.0L')).toEqual(['Orsenza Altavia GT']);
    expect(await found('lectric')).toEqual([]);
    expect(await found('q')).toEqual([ELAN]);
    expect(await found('20')).toHaveLength(5);
    expect(await found('23')).toEqual([]);
  });

  it.each([
    ['orsnza', ['Orsenza Altavia GT', 'Orsenza Altavia']],
    ['quarington', [ELAN]],
    ['altvia 2022', ['Orsenza Altavia']],
    ['crusier', [CRUISER]],
  ])('tolerates the typo in %s', async (text, vehicles) => {
    expect(await found(text)).toEqual(vehicles);
  });

  it('finds every vehicle by a word for all of them, and nothing less by one beside others', async () => {
    const { total } = await catalog.search('');
    expect((await catalog.search('search=cars')).total).toBe(total);
    expect((await catalog.search('search=%E8%BB%8A')).total).toBe(total);
    expect(await found('Quarrington car')).toEqual([ELAN]);
  });

  it('finds nothing that is not in stock', async () => {
    expect(await found('toyota')).toEqual([]);
    expect(await found('orsenza toyota')).toEqual([]);
    expect(await found('2031')).toEqual([]);
  });

  it.each(['%', '_', '%%%', '\\', "'", '-', 'alt%'])('does not treat %s as a wildcard', async (text) => {
    expect(await found(text)).toEqual(text.startsWith('alt') ? ['Orsenza Altavia GT', 'Orsenza Altavia'] : []);
  });

  it('ignores words of punctuation beside others', async () => {
    expect(await found('altavia & gt')).toEqual(['Orsenza Altavia GT']);
  });

  it('combines with the other filters and the requested status', async () => {
    expect(await found('gt', '&make=Tsukihara')).toEqual(['Tsukihara Arashi GT']);
    expect(await found('gt', '&price=500000%2B')).toEqual([]);
    expect(await found('kazane')).toEqual([]);
    expect(await found('kazane', '&status=sold')).toEqual(['Tsukihara Kazane']);
  });

  it('survives control characters', async () => {
    expect(await found('\u0000gt\u0007 2023')).toEqual(['Orsenza Altavia GT']);
  });
});

describe('the text of GET /api/vehicles/search that names a transmission or a fuel', () => {
  it.each([
    ['petrol v8', ['Orsenza Altavia GT']],
    ['EV', [CRUISER]],
    ['هايبرد', ['Orsenza Altavia']],
    ['hybrid car', ['Orsenza Altavia']],
    ['سيارة كهربائية', [CRUISER]],
    ['كهربائية 2020', [CRUISER]],
    ['arashi قير عادي', ['Tsukihara Arashi GT']],
    ['ﾊｲﾌﾞﾘｯﾄﾞ orsenza', ['Orsenza Altavia']],
    ['電気 G-Class', [CRUISER]],
    ['MT 2022', ['Tsukihara Arashi GT']],
  ])('finds %s', async (text, vehicles) => {
    expect(await found(text)).toEqual(vehicles);
  });
});

describe('the text of GET /api/vehicles/search that names a body type or a colour', () => {
  beforeAll(() =>
    catalog.add(
      { make: 'Zennor', model: 'Fellside', year: 2018, bodyType: 'suv', exteriorColor: 'red' },
      { make: 'Zennor', model: 'Polperro', year: 2017, bodyType: 'convertible', exteriorColor: 'orange' },
      { make: 'Zennor', model: 'Greywell', year: 2016, bodyType: 'suv', exteriorColor: 'black' },
      { make: 'Marsh', model: 'Ministry', year: 2015, bodyType: 'van', exteriorColor: 'grey' },
    ),
  );

  const RED_SUV = 'Zennor Fellside';
  const BLACK_SUV = 'Zennor Greywell';
  const OPEN = 'Zennor Polperro';
  const VAN = 'Marsh Ministry';

  it.each([
    ['suv', [RED_SUV, BLACK_SUV]],
    ['red suv', [RED_SUV]],
    ['2018 zennor red', [RED_SUV]],
    ['orange zennor', [OPEN]],
    ['Cabriolet', [OPEN]],
    ['gray', [VAN]],
    ['conv', [OPEN]],
  ])('finds %s in English', async (text, vehicles) => {
    expect(await found(text)).toEqual(vehicles);
  });

  it.each([
    ['SUV سوداء', [BLACK_SUV]],
    ['دفع رباعي أحمر', [RED_SUV]],
    ['zennor برتقالية', [OPEN]],
    ['مكشوفه', [OPEN]],
    ['فان رمادي', [VAN]],
  ])('finds %s in Arabic', async (text, vehicles) => {
    expect(await found(text)).toEqual(vehicles);
  });

  it.each([
    ['赤 SUV', [RED_SUV]],
    ['レッド Zennor', [RED_SUV]],
    ['赤い車', [RED_SUV]],
    ['黒のSUV', [BLACK_SUV]],
    ['ブラックの車', [BLACK_SUV]],
    ['黒 車 SUV', [BLACK_SUV]],
    ['ｵｰﾌﾟﾝｶｰ', [OPEN]],
    ['バン、グレー', [VAN]],
  ])('finds %s in Japanese', async (text, vehicles) => {
    expect(await found(text)).toEqual(vehicles);
  });

  it('finds a word that is a colour and part of a model as both, and requires the other words', async () => {
    expect(await found('grey')).toEqual([BLACK_SUV, VAN]);
    expect(await found('grey suv')).toEqual([BLACK_SUV]);
    expect(await found('purple suv')).toEqual([]);
  });

  it('does not find colours and body types by one or two letters, nor by their middle', async () => {
    expect(await found('re')).toEqual([]);
    expect(await found('van')).toEqual([VAN]);
    expect(await found('va')).toEqual([]);
    expect(await found('ertible')).toEqual([]);
  });

  it('totals what the filters of the same words total', async () => {
    for (const [text, filters] of [
      ['suv', 'bodyType=suv'],
      ['red suv', 'bodyType=suv&exteriorColor=red'],
      ['zennor suv', 'make=Zennor&bodyType=suv'],
    ]) {
      const [byText, byFilter] = [await catalog.search(`search=${text}`), await catalog.search(filters)];
      expect([byText.total, byText.items]).toEqual([byFilter.total, byFilter.items]);
    }
  });
});

it('knows a name for every body type, colour, transmission and fuel of a vehicle', async () => {
  const named = (field: string) =>
    catalog.dataSource
      .query('SELECT DISTINCT value FROM catalog.fact_name WHERE field = $1', [field])
      .then((rows: { value: string }[]) => rows.map(({ value }) => value).sort());
  expect(await named('body_type')).toEqual([...BODY_TYPES].sort());
  expect(await named('exterior_color')).toEqual([...COLORS].sort());
  expect(await named('transmission')).toEqual([...TRANSMISSIONS].sort());
  expect(await named('fuel_type')).toEqual([...FUEL_TYPES].sort());
});
