import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Catalog, startCatalog } from './support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.add(
    { make: 'Toyota', model: 'Land Cruiser', year: 2024 },
    { make: 'NISSAN', model: 'Patrol', year: 2023 },
    { make: 'BMW', model: 'X5', year: 2022 },
    { make: 'Citroen', model: 'C3', year: 2021 },
    { make: 'Aston Martin', model: 'DBX', year: 2020 },
    { make: 'Honda', model: 'Accord', year: 2019 },
    { make: 'Porsche', model: 'Taycan', year: 2018 },
    { make: 'MG', model: '5', year: 2017 },
    { make: 'Orsenza', model: 'Altavia', year: 2016 },
  );
});
afterAll(() => catalog.stop());

const found = async (text: string): Promise<string[]> => {
  const { items, total } = await catalog.search(`search=${encodeURIComponent(text)}&sort=year-desc`);
  expect(total).toBe(items.length);
  return items.map(({ make }) => make);
};

describe('the search by names of makes in other scripts', () => {
  it.each([
    ['تويوتا', 'Toyota'],
    ['トヨタ', 'Toyota'],
    ['نيسان', 'NISSAN'],
    ['日産', 'NISSAN'],
    ['سيتروين', 'Citroen'],
    ['بي إم دبليو', 'BMW'],
    ['أستون مارتن', 'Aston Martin'],
    ['アストン・マーティン', 'Aston Martin'],
  ])('finds %s', async (text, make) => {
    expect(await found(text)).toEqual([make]);
  });

  it.each([
    ['alef without hamza', 'استون', 'Aston Martin'],
    ['marks and tatweel', 'تُويُوتـــا', 'Toyota'],
    ['teh marbuta for heh', 'بورشة', 'Porsche'],
    ['the Persian yeh', 'نیسان', 'NISSAN'],
    ['half width', 'ﾄﾖﾀ', 'Toyota'],
    ['half width with its mark', 'ﾎﾝﾀﾞ', 'Honda'],
    ['hiragana', 'とよた', 'Toyota'],
    ['kana of two characters', 'ほんだ', 'Honda'],
    ['full width Latin', 'ＴＯＹＯＴＡ', 'Toyota'],
  ])('accepts %s', async (_, text, make) => {
    expect(await found(text)).toEqual([make]);
  });

  it('finds a make by part of its name and by its other spellings', async () => {
    expect(await found('يوتا')).toEqual(['Toyota']);
    expect(await found('تيوتا')).toEqual(['Toyota']);
    expect(await found('豊田')).toEqual(['Toyota']);
  });

  it('requires the other words too, with the commas of each script', async () => {
    expect(await found('تويوتا، ٢٠٢٤')).toEqual(['Toyota']);
    expect(await found('トヨタ、cruiser')).toEqual(['Toyota']);
    expect(await found('تويوتا 2023')).toEqual([]);
    expect(await found('دراجة')).toEqual([]);
  });
});

describe('the makes of staff', () => {
  const NAMES = { name: 'ORSENZA', arabic: 'أورسينزا', japanese: 'オルセンツァ', spellings: ['اورسنزا'] };
  const asStaff = (method: 'get' | 'post' | 'put' | 'delete', path: string) => catalog.asStaff(method, path);

  beforeEach(() => catalog.dataSource.query("DELETE FROM catalog.make WHERE name ILIKE 'orsenza'"));

  it('are listed A to Z with the common ones by default', async () => {
    const { body } = await asStaff('get', '/api/staff/makes').expect(200);
    const names = body.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['BMW', 'Mercedes-Benz', 'Toyota']));
    expect(body.every(({ arabic, japanese }: Record<string, string>) => arabic && japanese)).toBe(true);
  });

  it('affect the search when added, changed or deleted, and are audited', async () => {
    expect(await found('أورسينزا')).toEqual([]);
    const { body } = await asStaff('post', '/api/makes').send(NAMES).expect(201);
    expect(body).toMatchObject({ ...NAMES, version: 1 });
    for (const name of ['اورسينزا', 'オルセンツァ', 'اورسنزا']) expect(await found(name)).toEqual(['Orsenza']);
    const changed = await asStaff('put', `/api/makes/${body.id}`).send({ japanese: 'オルゼンツァ', version: 1 }).expect(200);
    expect(changed.body.version).toBe(2);
    expect(await found('オルゼンツァ')).toEqual(['Orsenza']);
    await asStaff('delete', `/api/makes/${body.id}`).expect(204);
    expect(await found('オルゼンツァ')).toEqual([]);
    const audit = await asStaff('get', '/api/audit/catalog?entity=make').expect(200);
    expect(audit.body.items.slice(0, 3).map(({ action, entityId }: Record<string, unknown>) => [action, entityId])).toEqual([
      ['delete', body.id],
      ['update', body.id],
      ['create', body.id],
    ]);
    const [{ at, personId }] = audit.body.items;
    const of = async (filter: string) =>
      (await asStaff('get', `/api/audit/catalog?entity=make&${filter}`).expect(200)).body.total;
    expect(await of(`from=${at}&personId=${personId}`)).toBeGreaterThan(0);
    expect(await of(`personId=${personId + 1}`)).toBe(0);
    expect(await of('to=2020-01-01')).toBe(0);
    expect(await of('from=2100-01-01')).toBe(0);
  });

  it('are unique regardless of case and accents', async () => {
    await asStaff('post', '/api/makes').send(NAMES).expect(201);
    const { body } = await asStaff('post', '/api/makes').send({ name: 'Örsenza' }).expect(400);
    expect(body.errors).toEqual([{ path: 'name', message: 'This make is in the list already' }]);
  });

  it.each([
    [{ arabic: 'أ' }, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'A', arabic: 'ا'.repeat(61) }, 'arabic'],
    [{ name: 'A', spellings: 'B' }, 'spellings'],
    [{ name: 'A', spellings: ['B', 'B'] }, 'spellings'],
    [{ name: 'A', spellings: [''] }, 'spellings.0'],
  ])('are refused as %j, with the field', async (make, path) => {
    const { body } = await asStaff('post', '/api/makes').send(make).expect(400);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
  });

  it('answers 404 when changing or deleting a deleted one', async () => {
    for (const call of [asStaff('put', '/api/makes/999999').send({ name: 'A' }), asStaff('delete', '/api/makes/999999')]) {
      const { body } = await call.expect(404);
      expect(body.code).toBe('MAKE_NOT_FOUND');
    }
  });

  it('are for staff only', async () => {
    await catalog.asAnonymous('get', '/api/staff/makes').expect(401);
    await catalog.asAnonymous('post', '/api/makes').send(NAMES).expect(401);
  });
});
