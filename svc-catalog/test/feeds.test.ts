import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  defaultSettings,
  FEED_FACTS,
  type FeedFact,
  type SettingValues,
  STOCK_FEEDS,
  type StockFeed,
} from '@dealership/contracts';
import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FEED_FORMATS } from '../src/feeds/formats/index.js';
import { type Catalog, startCatalog } from './support/catalog.js';

const VIN = '1M8GDM9AXKP042788';

const WHOLE = {
  make: 'Aurelio',
  model: 'Vento, "GT"',
  price: '450000',
  chassisNumber: VIN,
  chassisNumberShown: true,
  bodyType: 'suv',
  exteriorColor: 'white',
  drive: '4WD',
  equipment: ['Sunroof', 'Camera, rear'],
  images: ['/media/front.webp', '/media/back.webp'],
  description: 'One owner <b>& more</b>.\u0007',
  translations: { ar: { description: 'مالك واحد.' } },
} as const;

/** Staff-only data. Each text is detected wherever it appears. */
const SECRET = {
  stockNumber: 'STOCK-SECRET',
  purchasePrice: '123456.78',
  costs: '98765.43',
  keyTag: 'KEY-SECRET',
  place: 'PLACE-SECRET',
  notes: 'NOTES-SECRET',
};
const HIDDEN_VIN = '5YJSA1E26HF000337';

let catalog: Catalog;
let content: Server;
/** The settings in svc-content; undefined: unavailable. */
let published: Partial<SettingValues> | undefined;
let requestCount = 0;
let whole: number;
let hidden: number;
let bare: number;

beforeAll(async () => {
  content = createServer((_request, response) => {
    requestCount++;
    response.writeHead(published ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(published ?? {}));
  });
  await new Promise<void>((listening) => content.listen(0, '127.0.0.1', listening));
  catalog = await startCatalog({ contentUrl: `http://127.0.0.1:${(content.address() as AddressInfo).port}` });
  [whole, hidden, bare] = (await catalog.add(
    { ...WHOLE, ...SECRET } as never,
    { ...WHOLE, ...SECRET, stockNumber: 'STOCK-SECRET-2', chassisNumber: HIDDEN_VIN, chassisNumberShown: false } as never,
    { price: null, images: [], description: '', chassisNumber: 'GRS200-0001234', chassisNumberShown: true },
    { ...WHOLE, chassisNumber: null, chassisNumberShown: false, sold: true } as never,
  )) as [number, number, number];
});
afterAll(async () => {
  content.closeAllConnections();
  await new Promise((closed) => content.close(closed));
  await catalog.stop();
});

const feed = async (file: string, query = '') => {
  const answer = await catalog.get(`/api/feeds/${file}${query}`).buffer(true).expect(200);
  return { type: answer.headers['content-type'], text: answer.text };
};

const LACKING: Record<StockFeed, Record<'hidden' | 'bare', FeedFact[]>> = {
  'google.csv': { hidden: ['vinShown'], bare: ['vin', 'price'] },
  'meta.csv': { hidden: ['vinShown'], bare: ['vin', 'price', 'picture', 'description', 'bodyType', 'exteriorColor'] },
  'vehicles.json': { hidden: [], bare: [] },
  'vehicles.xml': { hidden: [], bare: [] },
};

describe.each(STOCK_FEEDS)('the file %s', (file) => {
  it('exposes nothing hidden from visitors, in any language or in its preview', async () => {
    const { body } = await catalog.asStaff('get', `/api/staff/feeds/${file}`).expect(200);
    const texts = [
      body.preview,
      ...(await Promise.all(['', '?lang=ar'].map((query) => feed(`stock/${file}`, query)))).map(({ text }) => text),
    ];
    for (const text of texts) {
      for (const secret of [...Object.values(SECRET), HIDDEN_VIN]) expect(text).not.toContain(secret);
      expect(text).toContain(`https://cars.example/vehicle/${whole}`);
    }
  });

  it('tells staff why each vehicle is left out', async () => {
    const { body } = await catalog.asStaff('get', `/api/staff/feeds/${file}`).expect(200);
    const expected = [
      { id: bare, name: '2023 Orsenza Altavia', stockNumber: null, lacks: LACKING[file].bare },
      { id: hidden, name: '2023 Aurelio Vento, "GT"', stockNumber: 'STOCK-SECRET-2', lacks: LACKING[file].hidden },
    ].filter(({ lacks }) => lacks.length > 0);
    expect(body.items).toEqual(expected);
    expect([body.total, body.included]).toEqual([expected.length, 3 - expected.length]);
    expect(
      body.items.flatMap(({ lacks }: { lacks: FeedFact[] }) => lacks).every((fact: FeedFact) => FEED_FACTS.includes(fact)),
    ).toBe(true);
    const { text } = await feed(`stock/${file}`);
    for (const id of [whole, hidden, bare])
      expect(text.includes(`/vehicle/${id}`)).toBe(!expected.some((missing) => missing.id === id));
  });

  it('has its content type, and is stable while the stock is', async () => {
    const { type, text } = await feed(`stock/${file}`);
    expect(type).toBe(FEED_FORMATS[file].contentType);
    expect((await feed(`stock/${file}`)).text).toBe(text);
  });
});

describe('a feed of the stock', () => {
  it('writes Google’s attributes', async () => {
    const [head, line] = (await feed('stock/google.csv')).text.split('\r\n');
    expect(head).toMatch(/^store_code,id,vin,year,make,model,/);
    expect(line).toMatch(
      new RegExp(`^showroom,${whole},${VIN},2023,Aurelio,"Vento, ""GT""",white,,10000 km,used,450000 AED,2026-01-01,`),
    );
    expect(line).toContain('https://cars.example/media/front.webp,https://cars.example/media/back.webp,');
    expect(line).toContain('"Sunroof,Camera  rear",IN_STORE');
  });

  it('writes Meta’s fields', async () => {
    const { text } = await feed('stock/meta.csv');
    expect(text).toContain('10000,KM,"[{""url"":""https://cars.example/media/front.webp"",""tag"":[""2023 Aurelio Vento');
    expect(text).toContain(
      `AUTOMATIC,GASOLINE,SUV,4X4,${VIN},450000 AED,"{""addr1"":""Car Souq, Showroom 248"",""city"":""Ajman""`,
    );
  });

  it('dates a vehicle by the day in Dubai, where it may be tomorrow already', async () => {
    const date = (createdAt: string) =>
      catalog.dataSource.query('UPDATE catalog.vehicle SET created_at = $1 WHERE id = $2', [createdAt, whole]);
    await date('2026-01-01T21:00:00Z');
    const files = [await feed('stock/google.csv'), await feed('stock/meta.csv')];
    await date('2026-01-01T00:00:00Z');
    for (const { text } of files) expect(text).toContain(',2026-01-02,');
  });

  it('is available in the requested language, texts and URLs', async () => {
    const { text } = await feed('stock/vehicles.json', '?lang=ar');
    const { language, vehicles } = JSON.parse(text);
    expect(language).toBe('ar');
    expect(vehicles.at(-1)).toMatchObject({
      url: `https://cars.example/vehicle/${whole}?lang=ar`,
      description: 'مالك واحد.',
      priceAed: 450_000,
    });
  });

  it('escapes any text in XML', async () => {
    const { text } = await feed('stock/vehicles.xml');
    expect(text).not.toContain('\u0007');
    expect(text).toContain('<description>One owner &lt;b&gt;&amp; more&lt;/b&gt;.</description>');
    expect(text).toContain(`<vehicle id="${whole}">`);
  });

  it('answers 404 for another name, and refuses another language', async () => {
    await catalog.get('/api/feeds/stock/other.csv').expect(404);
    await catalog.get('/api/feeds/arrivals/feed.json').expect(404);
    const { body } = await catalog.get('/api/feeds/stock/meta.csv?lang=xx').expect(400);
    expect(body.errors[0].path).toBe('lang');
  });

  it('is listed with its counts for staff only', async () => {
    const { body } = await catalog.asStaff('get', '/api/staff/feeds').expect(200);
    expect(body).toEqual([
      { file: 'google.csv', included: 1, missing: 2 },
      { file: 'meta.csv', included: 1, missing: 2 },
      { file: 'vehicles.json', included: 3, missing: 0 },
      { file: 'vehicles.xml', included: 3, missing: 0 },
    ]);
    await catalog.asAnonymous('get', '/api/staff/feeds').expect(401);
    await catalog.asAnonymous('get', '/api/staff/feeds/meta.csv').expect(401);
  });
});

describe('the feed of new arrivals', () => {
  it('lists vehicles for sale as RSS, newest first', async () => {
    const { type, text } = await feed('arrivals/rss.xml');
    expect(type).toBe('application/rss+xml; charset=utf-8');
    expect(
      [...text.matchAll(/<link>(.*?)<\/link>\s*<guid isPermaLink="false">(.*?)<\/guid>/g)].map(([, ...parts]) => parts),
    ).toEqual([bare, hidden, whole].map((id) => [`https://cars.example/vehicle/${id}`, `tag:cars.example,2026:vehicle-${id}`]));
    expect(text).toContain('<pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate>');
  });

  it('is Atom in the reader’s language', async () => {
    const { type, text } = await feed('arrivals/atom.xml', '?lang=ja');
    expect(type).toBe('application/atom+xml; charset=utf-8');
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja-JP">');
    expect(text).toContain('<title>新着車両 - Aureva Motors</title>');
    expect(text).toContain('<id>https://cars.example/api/feeds/arrivals/atom.xml?lang=ja</id>');
    expect(text).toContain('<updated>2026-01-01T00:02:00.000Z</updated>');
    expect(text).toContain(`href="https://cars.example/vehicle/${whole}?lang=ja"`);
  });
});

it('names the dealer as published, or as last known', async () => {
  const seller = async () => JSON.parse((await feed('stock/vehicles.json')).text).seller;
  const dealer = {
    ...defaultSettings.dealer,
    name: { en: 'Corniche Cars', ar: 'سيارات الكورنيش', ja: '' },
    address: { en: '12 Corniche Road', ar: '', ja: '' },
    phones: [{ kind: 'mobile' as const, number: '+971 50 111 1111' }],
  };
  published = { dealer };
  const now = { name: 'Corniche Cars', address: '12 Corniche Road', phone: '+971 50 111 1111' };
  await until('the new name is in the feed', async () => (await seller()).name === now.name);
  for (const [lang, name] of Object.entries({ en: 'Corniche Cars', ar: 'سيارات الكورنيش', ja: 'Corniche Cars' }))
    expect((await feed('arrivals/rss.xml', `?lang=${lang}`)).text).toContain(`${name}</title>`);
  expect(JSON.parse((await feed('stock/vehicles.json', '?lang=ar')).text).seller.name).toBe('سيارات الكورنيش');
  published = undefined;
  const before = requestCount;
  await until('svc-content was asked again', async () => (await seller()) && requestCount > before);
  expect(await seller()).toMatchObject(now);
});
