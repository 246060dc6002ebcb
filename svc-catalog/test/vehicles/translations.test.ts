import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Catalog, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.empty());
afterAll(() => catalog.stop());

const VEHICLE = {
  make: 'Aurelio',
  model: 'Vento',
  year: 2024,
  mileage: 1200,
  price: 1,
  origin: 'Italy',
  description: 'A car.',
  equipment: ['Air springs'],
  images: ['/media/a.webp'],
  imageAlts: { '/media/a.webp': 'From the front' },
};
const ARABIC = { description: 'سيارة.', origin: 'إيطاليا', imageAlts: { '/media/a.webp': 'من الأمام' } };

const create = async (more: object = {}) =>
  (
    await catalog
      .asStaff('post', '/api/vehicles')
      .send({ ...VEHICLE, ...more })
      .expect(201)
  ).body;
const change = async (id: number, more: object) =>
  (await catalog.asStaff('put', `/api/vehicles/${id}`).send(more).expect(200)).body;

describe('the texts of a vehicle', () => {
  it('are in the requested language or the original one, with their languages', async () => {
    const { id } = await create({ translations: { ar: ARABIC } });
    const read = async (query: string) => (await catalog.get(`/api/vehicles/${id}${query}`).expect(200)).body;
    expect(await read('?lang=ar')).toMatchObject({
      ...ARABIC,
      equipment: VEHICLE.equipment,
      textLanguages: { description: 'ar', origin: 'ar', equipment: 'en', imageAlts: 'ar' },
    });
    const english = {
      description: 'A car.',
      origin: 'Italy',
      imageAlts: VEHICLE.imageAlts,
      textLanguages: { description: 'en', origin: 'en', equipment: 'en', imageAlts: 'en' },
    };
    expect(await read('?lang=ja')).toMatchObject(english);
    expect(await read('')).toMatchObject(english);
    await catalog.get(`/api/vehicles/${id}?lang=fr`).expect(400);
  });

  it('are also in the list, whose links keep the language', async () => {
    await create();
    await create({ translations: { ar: ARABIC } });
    const answer = await catalog.get('/api/vehicles?lang=ar&pageSize=1').expect(200);
    expect(answer.body).toMatchObject([ARABIC]);
    expect(answer.headers.link).toBe('</api/vehicles?lang=ar&page=2&pageSize=1>; rel="next"');
  });

  it('that are empty count as missing', async () => {
    const { id, translations } = await create({ translations: { ar: { description: '', equipment: [], origin: null }, ja: {} } });
    expect(translations).toEqual({});
    const { body } = await catalog.get(`/api/vehicles/${id}?lang=ar`).expect(200);
    expect(body).toMatchObject({ description: 'A car.', textLanguages: { description: 'en' } });
  });

  it('are outdated when only the original changes, until rewritten or reviewed', async () => {
    const { id, outdated } = await create({ translations: { ar: ARABIC, ja: { description: '車。' } } });
    expect(outdated).toEqual({});
    expect((await change(id, { description: 'A fine car.' })).outdated).toEqual({ ar: ['description'], ja: ['description'] });
    expect((await change(id, { mileage: 5 })).outdated).toEqual({ ar: ['description'], ja: ['description'] });
    const translations = { ar: { ...ARABIC, description: 'سيارة جميلة.' }, ja: { description: '車。' } };
    expect((await change(id, { translations })).outdated).toEqual({ ja: ['description'] });
    expect((await change(id, { outdated: {} })).outdated).toEqual({});
    const both = { origin: 'Turin', translations: { ...translations, ar: { ...translations.ar, origin: 'تورينو' } } };
    expect((await change(id, both)).outdated).toEqual({});
  });

  it('that are sent unchanged do not count as a change', async () => {
    const { id, version } = await create({ translations: { ar: ARABIC } });
    expect((await change(id, { translations: { ar: ARABIC }, description: 'A car.' })).version).toBe(version);
  });
});

describe('the texts of an upcoming vehicle', () => {
  const UPCOMING = {
    name: 'Vento GT',
    description: 'Soon',
    estimatedArrival: 'September 2027',
    price: '1',
    arrivalMonth: '2027-09',
  };

  it('are in the requested language, with the month in every language', async () => {
    const { body } = await catalog
      .asStaff('post', '/api/upcoming-vehicles')
      .send({ ...UPCOMING, translations: { ja: { description: 'まもなく', origin: '日本' } } })
      .expect(201);
    const japanese = { description: 'まもなく', origin: '日本', arrivalMonth: '2027-09', estimatedArrival: 'September 2027' };
    const languages = { textLanguages: { description: 'ja', origin: 'ja', equipment: 'en', imageAlt: 'en' } };
    expect((await catalog.get(`/api/upcoming-vehicles/${body.id}?lang=ja`).expect(200)).body).toMatchObject({
      ...japanese,
      ...languages,
    });
    expect((await catalog.get('/api/upcoming-vehicles?lang=ja').expect(200)).body).toMatchObject([japanese]);
    expect((await catalog.get('/api/upcoming-vehicles').expect(200)).body).toMatchObject([{ description: 'Soon', origin: null }]);
    const changed = await catalog
      .asStaff('put', `/api/upcoming-vehicles/${body.id}`)
      .send({ description: 'Very soon' })
      .expect(200);
    expect(changed.body.outdated).toEqual({ ja: ['description'] });
  });
});
