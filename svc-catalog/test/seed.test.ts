import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMediaAddress, type Vehicle } from '@dealership/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { seedDemoData } from '../src/database/seed-demo-data.js';
import { type Catalog, startCatalog } from './support/catalog.js';

// Single pixels of different colours.
const RED = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
const VEHICLE = {
  make: 'Orsenza',
  model: 'Altavia',
  year: 2023,
  mileage: 10,
  price: 965_000,
  transmission: 'Automatic',
  fuelType: 'Gasoline',
  origin: null,
  engineSize: null,
  cylinders: null,
  description: 'A car.',
  images: ['cars/front.png'],
  featured: true,
  justArrived: false,
  specialOffer: false,
  allElectric: false,
  sold: false,
  reserved: false,
};
const MAKE = { name: 'Orsenza', arabic: 'أورسينزا', japanese: 'オルセンツァ', spellings: [] };

const UPCOMING = {
  name: 'Orsenza Finale',
  description: 'The last.',
  estimatedArrival: 'February 2027',
  price: '1,650,000',
  image: 'cars/front.png',
  featured: true,
};

let catalog: Catalog;
let folder: string;
let lines: string[];
beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(async () => {
  await catalog.empty();
  folder = await mkdtemp(join(tmpdir(), 'svc-catalog-seed-'));
  lines = [];
  await mkdir(join(folder, 'pictures/cars'), { recursive: true });
  await writeFile(join(folder, 'pictures/cars/front.png'), Buffer.from(RED, 'base64'));
  await writeFile(join(folder, 'vehicles.json'), JSON.stringify([VEHICLE, { ...VEHICLE, price: null }, VEHICLE]));
  await writeFile(join(folder, 'upcoming-vehicles.json'), JSON.stringify([UPCOMING]));
  await writeFile(join(folder, 'makes.json'), JSON.stringify([MAKE]));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => catalog.stop());

const seed = () =>
  seedDemoData(catalog.dataSource, {
    demoDataDir: folder,
    media: { folder: join(folder, 'media') },
    log: (line) => lines.push(line),
  });

const stock = async (): Promise<Vehicle[]> => (await catalog.get('/api/vehicles').expect(200)).body;

describe('the demo data', () => {
  it('fills an empty catalogue, the first of the list newest, the others over the weeks before', async () => {
    expect(await seed()).toBe(true);
    const vehicles = await stock();
    expect(vehicles.map(({ id, price }) => [id, price])).toEqual([
      [3, 965_000],
      [2, null],
      [1, 965_000],
    ]);
    const days = vehicles.map(({ createdAt }) => (Date.now() - Date.parse(createdAt)) / 86_400_000);
    expect(days[0]).toBeLessThan(1);
    expect(days[2]).toBeGreaterThan(4);
    const { body: upcoming } = await catalog.get('/api/upcoming-vehicles').expect(200);
    expect(upcoming).toMatchObject([{ name: 'Orsenza Finale', price: '1,650,000', featured: true }]);
  });

  it('stores every picture once in the media store, with its address in the rows', async () => {
    await seed();
    expect(lines).toEqual(['pictures 1/1', 'vehicles 3, upcoming vehicles 1']);
    const address = (await stock())[0]?.images[0] ?? '';
    const picture = readMediaAddress(address);
    expect(picture).toMatchObject({ width: 1, height: 1 });
    expect(await readdir(join(folder, 'media'))).toEqual([picture?.id]);
  });

  it('stores documents, turntables and alternative texts in every language', async () => {
    await mkdir(join(folder, 'documents'));
    await writeFile(join(folder, 'documents/report.pdf'), '%PDF-1.7\n%%EOF\n');
    const alt = (text: string) => ({ 'cars/front.png': text });
    const known = {
      bodyType: 'coupe',
      spin: ['cars/front.png'],
      documents: [{ kind: 'inspection-report', file: 'documents/report.pdf' }],
      imageAlts: alt('Front'),
      translations: { ar: { description: 'سيارة', imageAlts: alt('من الأمام') } },
      stockNumber: 'A-1',
    };
    await writeFile(join(folder, 'vehicles.json'), JSON.stringify([{ ...VEHICLE, ...known }]));
    await seed();
    const [vehicle] = (await catalog.get('/api/vehicles?lang=ar').expect(200)).body;
    const [address] = vehicle.images;
    expect(vehicle).toMatchObject({
      bodyType: 'coupe',
      description: 'سيارة',
      spin: [address],
      imageAlts: { [address]: 'من الأمام' },
    });
    expect(vehicle.documents).toEqual([
      { kind: 'inspection-report', url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-pdf\//) },
    ]);
  });

  it('changes nothing if there is stock, nor when repeated', async () => {
    await catalog.add({ make: 'Own' });
    expect(await seed()).toBe(false);
    expect(await stock()).toHaveLength(1);
    await catalog.empty();
    await seed();
    expect(await seed()).toBe(false);
    expect(await stock()).toHaveLength(3);
  });

  it('is stored once by two concurrent scripts', async () => {
    const done = await Promise.all([seed(), seed()]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(await stock()).toHaveLength(3);
  });

  it('names the invalid file and field, and stores nothing', async () => {
    await writeFile(join(folder, 'vehicles.json'), JSON.stringify([VEHICLE, { ...VEHICLE, year: 'new' }]));
    await expect(seed()).rejects.toThrow(/vehicles\.json is not demo data:\n {2}1\.year: /);
    await cp(join(folder, 'upcoming-vehicles.json'), join(folder, 'pictures/cars/text.png'));
    await writeFile(join(folder, 'vehicles.json'), JSON.stringify([{ ...VEHICLE, images: ['cars/text.png'] }]));
    await expect(seed()).rejects.toThrow('cars/text.png could not be stored');
    expect(await stock()).toEqual([]);
  });
});
