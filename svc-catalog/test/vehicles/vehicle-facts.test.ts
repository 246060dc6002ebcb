import { DOCUMENT_KINDS } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Catalog, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.empty());
afterAll(() => catalog.stop());

const VEHICLE = { make: 'Aurelio', model: 'Vento', year: 2024, mileage: 1200, price: 'AED 450,000' };

const VIN = '1M8GDM9AXKP042788';

const FACTS = {
  bodyType: 'coupe',
  exteriorColor: 'green',
  exteriorColorName: 'Racing Green',
  interiorColor: 'brown',
  interiorColorName: 'Saddle',
  power: 540,
  drive: 'AWD',
  doors: 2,
  seats: 4,
  regionalSpec: 'gcc',
  previousOwners: 1,
  serviceHistory: 'full-maker',
  warranty: 'maker',
  warrantyUntil: '2027-09',
  equipment: ['Air springs', 'Head-up display'],
  documents: DOCUMENT_KINDS.map((kind) => ({ kind, url: `/media/${'a'.repeat(32)}-pdf/document.pdf` })),
  spin: ['/media/1.webp', '/media/2.webp'],
};

const INTERNAL = {
  stockNumber: 'A-0417',
  purchasePrice: 300_000,
  costs: 12_500.5,
  keyTag: 'KT-17',
  place: 'Hall B',
  notes: 'Second key is with Sami',
};

const create = async (more: object): Promise<{ id: number } & Record<string, unknown>> =>
  (
    await catalog
      .asStaff('post', '/api/vehicles')
      .send({ ...VEHICLE, ...more })
      .expect(201)
  ).body;
const change = async (id: number, more: object) =>
  (await catalog.asStaff('put', `/api/vehicles/${id}`).send(more).expect(200)).body;
const shown = async (id: number, query = '') => (await catalog.get(`/api/vehicles/${id}${query}`).expect(200)).body;
const refusal = async (more: object) =>
  (
    await catalog
      .asStaff('post', '/api/vehicles')
      .send({ ...VEHICLE, ...more })
      .expect(400)
  ).body.errors;

describe("a vehicle's facts", () => {
  it('are shown to visitors as entered', async () => {
    const { id } = await create(FACTS);
    expect(await shown(id)).toMatchObject(FACTS);
  });

  it('are all optional', async () => {
    const { id } = await create({});
    expect(await shown(id)).toMatchObject({ bodyType: null, power: null, documents: [], equipment: [], warrantyUntil: null });
    await change(id, FACTS);
    await change(id, { bodyType: '', power: null, warrantyUntil: '', equipment: [] });
    expect(await shown(id)).toMatchObject({ bodyType: null, power: null, warrantyUntil: null, equipment: [], doors: 2 });
  });

  it.each([
    ['bodyType', 'boat'],
    ['exteriorColor', 'pink'],
    ['power', 0],
    ['drive', '6x6'],
    ['doors', 12],
    ['regionalSpec', 'mars'],
    ['previousOwners', -1],
    ['warrantyUntil', '2027-13'],
    ['equipment', ['x'.repeat(121)]],
    ['documents', [{ kind: 'other', url: 'https://elsewhere.example/a.pdf' }]],
    ['translations', { fr: { description: 'Une voiture' } }],
    ['purchasePrice', 'much'],
  ])('are refused by name if invalid: %s %j', async (field, value) => {
    const errors = await refusal({ [field]: value });
    expect(errors[0].path.split('.')[0]).toBe(field);
  });
});

describe('the chassis number', () => {
  it('is a VIN in capitals, with or without a check digit, or a shorter number', async () => {
    expect(await create({ chassisNumber: ` ${VIN.toLowerCase()} ` })).toMatchObject({ chassisNumber: VIN });
    expect(await create({ chassisNumber: 'WP0ZZZ99ZTS392124' })).toMatchObject({ chassisNumber: 'WP0ZZZ99ZTS392124' });
    expect(await create({ chassisNumber: 'BNR34-001234' })).toMatchObject({ chassisNumber: 'BNR34-001234' });
  });

  it.each([
    ['a letter that no VIN has', '1M8GDM9AXKPO42788', /no I, O or Q/],
    ['too many signs', `${VIN}1`, /4 to 17/],
    ['other signs', 'BNR34/001', /4 to 17/],
  ])('is refused with %s', async (_, chassisNumber, message) => {
    expect(await refusal({ chassisNumber })).toEqual([{ path: 'chassisNumber', message: expect.stringMatching(message) }]);
  });

  it('is hidden from visitors until staff show it', async () => {
    const { id } = await create({ chassisNumber: VIN });
    const answers = async () =>
      Promise.all(
        ['/api/vehicles', `/api/vehicles/${id}`, '/api/vehicles/search', '/api/vehicles?lang=ar'].map((path) =>
          catalog.get(path),
        ),
      );
    expect((await answers()).map(({ text }) => text.includes(VIN))).toEqual([false, false, false, false]);
    await change(id, { chassisNumberShown: true });
    expect((await answers()).map(({ text }) => text.includes(VIN))).toEqual([true, true, false, true]);
  });
});

describe('staff-only data', () => {
  // A new public field must be added here; staff-only fields must not.
  const PUBLIC = [
    'id make model year mileage price transmission fuelType images sold reserved specialOffer justArrived allElectric featured',
    'origin engineSize cylinders description bodyType exteriorColor exteriorColorName interiorColor interiorColorName power',
    'drive doors seats regionalSpec previousOwners chassisNumber serviceHistory warranty warrantyUntil documents spin equipment',
    'imageAlts version createdAt textLanguages',
  ].flatMap((line) => line.split(' '));
  const SUMMARY = PUBLIC.slice(0, PUBLIC.indexOf('origin'));
  const UPCOMING = [
    'id name description estimatedArrival arrivalMonth origin equipment imageAlt price imageUrl featured version createdAt textLanguages',
    'bodyType exteriorColor exteriorColorName interiorColor interiorColorName engineSize cylinders power transmission drive fuelType',
    'doors seats regionalSpec previousOwners serviceHistory warranty warrantyUntil',
  ].flatMap((line) => line.split(' '));

  it('is in answers to staff only: keys for visitors are an allowlist', async () => {
    const vehicle = await create({ ...FACTS, ...INTERNAL, featured: true, translations: { ar: { description: 'سيارة' } } });
    expect(vehicle).toMatchObject(INTERNAL);
    const { body } = await catalog.asStaff('get', '/api/staff/vehicles').expect(200);
    expect(body.items).toMatchObject([INTERNAL]);
    const upcoming = { name: 'Vento GT', description: 'Soon', estimatedArrival: 'May', price: '1' };
    await catalog.asStaff('post', '/api/upcoming-vehicles').send(upcoming).expect(201);
    const keys = async (path: string, of: (answer: never) => object) => {
      const answer = await catalog.get(path).expect(200);
      for (const value of Object.values(INTERNAL)) expect(answer.text).not.toContain(String(value));
      return Object.keys(of(answer.body as never)).toSorted();
    };
    const first = ([item]: object[]) => item as object;
    const found = ({ items: [item] }: { items: object[] }) => item as object;
    for (const lang of ['', '?lang=ar']) {
      expect(await keys(`/api/vehicles${lang}`, first)).toEqual(PUBLIC.toSorted());
      expect(await keys(`/api/vehicles/${vehicle.id}${lang}`, (answer) => answer)).toEqual(PUBLIC.toSorted());
      expect(await keys(`/api/upcoming-vehicles${lang}`, first)).toEqual(UPCOMING.toSorted());
      expect(await keys(`/api/upcoming-vehicles/1${lang}`, (answer) => answer)).toEqual(UPCOMING.toSorted());
    }
    expect(await keys('/api/vehicles/featured', first)).toEqual(SUMMARY.toSorted());
    expect(await keys('/api/vehicles/search', found)).toEqual(SUMMARY.toSorted());
    expect(await keys('/api/vehicles/pages', first)).toEqual(['id', 'image']);
  });

  it('is searchable by stock and chassis number', async () => {
    const { id } = await create({ ...INTERNAL, chassisNumber: VIN });
    await create({});
    for (const q of ['a-0417', 'KP0427']) {
      const { body } = await catalog.asStaff('get', `/api/staff/vehicles?q=${q}`).expect(200);
      expect(body.items).toMatchObject([{ id }]);
    }
  });

  it('has a unique stock number', async () => {
    await create(INTERNAL);
    const taken = [{ path: 'stockNumber', message: 'Another vehicle has this stock number' }];
    expect(await refusal(INTERNAL)).toEqual(taken);
    const { id } = await create({});
    const { body } = await catalog.asStaff('put', `/api/vehicles/${id}`).send({ stockNumber: 'A-0417' }).expect(400);
    expect(body.errors).toEqual(taken);
  });

  it('includes the status history, written with each change and deleted with the vehicle', async () => {
    const { id } = await create({});
    await change(id, { reserved: true });
    await change(id, { place: 'Hall A' });
    await change(id, { sold: true });
    await change(id, { reserved: false });
    await change(id, { sold: false });
    const { body } = await catalog.asStaff('get', `/api/staff/vehicles/${id}/statuses`).expect(200);
    expect(body.map(({ status }: { status: string }) => status)).toEqual(['available', 'sold', 'reserved', 'available']);
    expect(body[0]).toEqual({
      status: 'available',
      sessionId: 'session-1',
      personName: 'Owner',
      at: expect.stringMatching(/^\d{4}-/),
    });
    await catalog.asStaff('delete', `/api/vehicles/${id}`).expect(204);
    expect((await catalog.asStaff('get', `/api/staff/vehicles/${id}/statuses`).expect(200)).body).toEqual([]);
  });
});

describe('filters by facts', () => {
  it('match all of them, with the right total', async () => {
    const [suv] = await catalog.add(
      { bodyType: 'suv', exteriorColor: 'white', regionalSpec: 'gcc' },
      { bodyType: 'suv', exteriorColor: 'black', regionalSpec: 'gcc', make: 'Aldermere' },
      { bodyType: 'coupe', exteriorColor: 'white', regionalSpec: 'japanese', price: '90000' },
      {},
    );
    expect(await catalog.search('bodyType=suv&exteriorColor=white&regionalSpec=gcc')).toMatchObject({
      total: 1,
      items: [{ id: suv }],
    });
    expect((await catalog.search('exteriorColor=white')).total).toBe(2);
    expect((await catalog.search('exteriorColor=white&maxPrice=100000')).total).toBe(1);
    expect((await catalog.search('bodyType=suv&make=Aldermere')).total).toBe(1);
    expect((await catalog.search('bodyType=&regionalSpec=')).total).toBe(4);
    expect((await catalog.get('/api/vehicles/search?bodyType=boat').expect(400)).body.errors[0].path).toBe('bodyType');
  });
});
