import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StockImport, StockImportRow } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { MediaStore } from '@dealership/service-kit/media';
import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { type Catalog, queuedFor, startCatalog } from '../support/catalog.js';
import { zipFile } from '../support/zip-file.js';

const PATH = '/api/staff/stock-imports';

let catalog: Catalog;
let server: Server;
let origin: string;
const pictures = new Map<string, Buffer>();
/** Delays the responses of picture URLs. */
let held: Promise<void> | undefined;

const picture = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 12, height: 8, channels: 3, background: { r: red, g: 20, b: 20 } } })
    .png()
    .toBuffer();

beforeAll(async () => {
  server = createServer(async ({ url = '' }, response) => {
    await held;
    const bytes = pictures.get(url);
    response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  catalog = await startCatalog({ pictureOrigins: [origin] });
  for (const [at, path] of ['/a.png', '/b.png'].entries()) pictures.set(path, await picture(at));
  pictures.set('/text', Buffer.from('no picture'));
});
beforeEach(async () => {
  held = undefined;
  await catalog.empty();
  await catalog.dataSource.query('DELETE FROM catalog.stock_import');
});
afterAll(async () => {
  await catalog.stop();
  server.closeAllConnections();
  server.close();
});

const upload = async (...lines: string[]): Promise<StockImport> => {
  const file = Buffer.from(['Stock number,Make,Model,Year,Mileage,Price,Transmission,Fuel type,images', ...lines].join('\n'));
  return (await catalog.asStaff('post', PATH).set('content-type', 'text/csv').send(file).expect(201)).body;
};

const sendZip = (id: number, file: Buffer, status = 200) =>
  catalog
    .asStaff('post', `${PATH}/${id}/pictures?name=cars.zip`)
    .set('content-type', 'application/zip')
    .send(file)
    .expect(status);

const reached = (id: number, state: StockImport['state']): Promise<StockImport> =>
  until(`the import is ${state}`, async () => {
    const { body } = await catalog.asStaff('get', `${PATH}/${id}`).expect(200);
    return (body as StockImport).state === state && (body as StockImport);
  });

const act = (id: number, action: string) => catalog.asStaff('put', `${PATH}/${id}`).send({ action }).expect(200);

async function check({ id, mapping }: StockImport): Promise<StockImport> {
  await catalog.asStaff('put', `${PATH}/${id}/mapping`).send({ mapping }).expect(200);
  return reached(id, 'checked');
}

async function imported(file: StockImport): Promise<StockImport> {
  await check(file);
  await act(file.id, 'start');
  return reached(file.id, 'done');
}

const rows = async (id: number): Promise<StockImportRow[]> =>
  (await catalog.asStaff('get', `${PATH}/${id}/rows`).expect(200)).body.items;

const stock = (): Promise<{ stock_number: string; images: string[] }[]> =>
  catalog.dataSource.query('SELECT stock_number, images FROM catalog.vehicle ORDER BY stock_number');

/** As if a minute had passed. */
const passLeases = () =>
  catalog.dataSource.query('UPDATE catalog.stock_import_row SET pictures_until = now() WHERE pictures_due');

it("downloads a row's pictures in order, imports the car despite failures, and reverts all of it", async () => {
  const cell = `"${origin}/a.png, ${origin}/text ${origin}/gone.png;${origin}/b.png|https://10.0.0.1/x.png"`;
  const file = await upload(`P1,Toyota,Supra,2020,1,9000,CVT,Diesel,${cell}`, 'P2,Toyota,Supra,2020,1,9000,CVT,Diesel,');
  const checked = await check(file);
  expect(checked.pictures).toMatchObject({ wanted: 5, stored: 0, failed: 1 });
  await act(file.id, 'start');
  const done = await reached(file.id, 'done');
  expect(done).toMatchObject({ counts: { stored: 2, unpictured: 1 }, pictures: { wanted: 5, stored: 2, failed: 3 } });
  const [first] = await rows(file.id);
  expect(first?.pictures.map(({ state, message }) => [state, message])).toEqual([
    ['stored', null],
    ['failed', 'This file cannot be read as a JPEG, PNG, WebP, AVIF or GIF picture'],
    ['failed', 'No picture could be fetched from this address'],
    ['stored', null],
    ['failed', 'This is not an https address that can be reached from the internet'],
  ]);
  const [car] = await stock();
  expect(car?.images).toHaveLength(2);
  expect((await catalog.asStaff('get', `${PATH}/${file.id}/rows?show=unpictured`).expect(200)).body.total).toBe(1);

  // Importing the same file again finds the same pictures.
  const again = await imported(await upload(`P1,Toyota,Supra,2020,1,9000,CVT,Diesel,${cell}`));
  expect(again.counts).toMatchObject({ unchanged: 1, stored: 0 });
  expect((await stock())[0]).toEqual(car);

  await act(file.id, 'undo');
  await reached(file.id, 'undone');
  expect(await stock()).toEqual([]);
});

it('adds pictures to drafts, which stay off the site', async () => {
  const file = await check(await upload(`P1,Toyota,Supra,2020,1,9000,CVT,Diesel,${origin}/a.png`));
  await catalog.asStaff('put', `${PATH}/${file.id}`).send({ action: 'start', drafts: true }).expect(200);
  expect((await reached(file.id, 'done')).pictures).toMatchObject({ stored: 1, failed: 0 });
  expect(await stock()).toEqual([]);
  const { body } = await catalog.asStaff('get', '/api/staff/archived-vehicles').expect(200);
  expect(body.items).toMatchObject([{ stockNumber: 'P1', draft: true, image: expect.stringContaining('/media/') }]);
  expect(await catalog.dataSource.query("SELECT FROM catalog.outbox WHERE event LIKE 'vehicle%'")).toEqual([]);
  await act(file.id, 'undo');
  await reached(file.id, 'undone');
  expect((await catalog.asStaff('get', '/api/staff/archived-vehicles').expect(200)).body.items).toEqual([]);
});

it('fetches a picture again after an outage of the media store', async () => {
  const storing = jest.spyOn(catalog.app.get(MediaStore), 'put');
  storing.mockRejectedValueOnce(new AppError('UPSTREAM_UNAVAILABLE'));
  const file = await upload(`P9,Toyota,Supra,2020,1,9000,CVT,Diesel,${origin}/a.png`);
  await check(file);
  await act(file.id, 'start');
  await until('the picture was refused', async () => storing.mock.calls.length === 1);
  await passLeases();
  expect((await reached(file.id, 'done')).counts).toMatchObject({ stored: 1, unpictured: 0 });
  expect(storing.mock.calls.length).toBeGreaterThan(1);
  storing.mockRestore();
});

it('fetches the pictures of later rows and files while the media store refuses one', async () => {
  const media = catalog.app.get(MediaStore);
  const refused = pictures.get('/a.png');
  const put = media.put.bind(media);
  const storing = jest.spyOn(media, 'put').mockImplementation(async (bytes) => {
    if (refused?.equals(bytes)) throw new AppError('UPSTREAM_UNAVAILABLE');
    return put(bytes);
  });
  const file = await upload(
    `P1,Toyota,Supra,2020,1,9000,CVT,Diesel,${origin}/a.png`,
    `P2,Toyota,Supra,2020,1,9000,CVT,Diesel,${origin}/b.png`,
  );
  await check(file);
  await act(file.id, 'start');
  await imported(await upload(`P3,Toyota,Supra,2020,1,9000,CVT,Diesel,${origin}/b.png`));
  expect((await stock()).map(({ images }) => images.length)).toEqual([0, 1, 1]);
  expect((await catalog.asStaff('get', `${PATH}/${file.id}`)).body.state).toBe('pictures');
  storing.mockRestore();
  await passLeases();
  expect((await reached(file.id, 'done')).counts).toMatchObject({ stored: 2, unpictured: 0 });
});

it('adds pictures to a draft that staff save meanwhile', async () => {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const file = await check(await upload(`P1,Toyota,Supra,2020,1,9000,CVT,Diesel,${origin}/a.png`));
  await catalog.asStaff('put', `${PATH}/${file.id}`).send({ action: 'start', drafts: true }).expect(200);
  await reached(file.id, 'pictures');
  const [{ id }] = await catalog.dataSource.query('SELECT id FROM catalog.archived_vehicle');
  await queuedFor<unknown>(
    catalog,
    ['archived_vehicle', id],
    [
      () => catalog.asStaff('put', `/api/staff/archived-vehicles/${id}`).send({ notes: 'mine' }).expect(200),
      async () => {
        release();
        return reached(file.id, 'done');
      },
    ],
  );
  expect((await reached(file.id, 'done')).pictures).toMatchObject({ stored: 1, failed: 0 });
  const { body } = await catalog.asStaff('get', `/api/staff/archived-vehicles/${id}?filter=drafts`).expect(200);
  expect(body).toMatchObject({ notes: 'mine', images: [expect.stringContaining('/media/')], version: 3 });
});

it("appends pictures to a car's existing ones, which an undo restores", async () => {
  await catalog.add({ stockNumber: 'P3', images: ['/media/front.webp'] });
  const { id } = await imported(await upload(`P3,Orsenza,Altavia,2023,10000,150000,,,${origin}/a.png`));
  expect((await stock())[0]?.images).toEqual(['/media/front.webp', expect.stringContaining('/media/')]);
  await act(id, 'undo');
  await reached(id, 'undone');
  expect((await stock())[0]?.images).toEqual(['/media/front.webp']);
});

it('matches pictures of a ZIP file by stock number: in a folder, by name, numbered, and counts unmatched ones', async () => {
  const file = await upload(
    'P-1,Toyota,Supra,2020,1,9000,CVT,Diesel,',
    'P-1-2,Toyota,Supra,2020,1,9000,CVT,Diesel,',
    'P4,Toyota,Supra,2020,1,9000,CVT,Diesel,',
  );
  const zip = zipFile(
    { name: 'p-1.PNG', bytes: await picture(31) },
    { name: 'P-1-3.png', bytes: await picture(33) },
    { name: 'P-1-2.png', bytes: await picture(32) },
    { name: 'cars/P4/front.png', bytes: await picture(41) },
    { name: 'P4-2.png', bytes: Buffer.from('no picture') },
    { name: 'P4-3.png', bytes: Buffer.from('short'), claimedBytes: 21 * 1024 * 1024 },
    { name: 'other.png', bytes: await picture(50) },
    { name: '__MACOSX/P4/._front.png', bytes: Buffer.from('x') },
    { name: 'P4/notes.txt', bytes: Buffer.from('x') },
  );
  expect((await sendZip(file.id, zip)).body.pictures).toMatchObject({ zip: 'cars.zip', files: 7 });
  expect((await check(file)).pictures).toMatchObject({ unmatched: 1, wanted: 6 });
  // Sending it again replaces the earlier one and rechecks the rows.
  await sendZip(file.id, zip);
  await reached(file.id, 'checked');
  await act(file.id, 'start');
  const done = await reached(file.id, 'done');
  expect(done.pictures).toMatchObject({ stored: 4, failed: 2 });
  expect((await stock()).map(({ stock_number, images }) => [stock_number, images.length])).toEqual([
    ['P-1', 2],
    ['P-1-2', 1],
    ['P4', 1],
  ]);
  expect(await catalog.dataSource.query('SELECT 1 FROM catalog.stock_import_file WHERE bytes IS NOT NULL')).toEqual([]);
});

it.each([
  ['that is none', () => Buffer.from('no archive'), 'This file cannot be read as ZIP'],
  [
    'whose files lead out of it',
    () => zipFile({ name: '../P1.png', bytes: Buffer.from('x') }),
    'This file cannot be read as ZIP',
  ],
  [
    'that would become too much',
    () =>
      zipFile(
        ...Array.from({ length: 12 }, (_, at) => ({ name: `${at}.png`, bytes: Buffer.from('x'), claimedBytes: 20_000_000 })),
      ),
    'A ZIP file has at most 10,000 files, 200 MB when unpacked',
  ],
])('refuses a ZIP file %s, and keeps the stock file', async (_, make, message) => {
  const { id } = await upload('P1,Toyota,Supra,2020,1,9000,CVT,Diesel,');
  const { body } = await sendZip(id, make(), 400);
  expect(body.errors).toEqual([{ path: 'file', message }]);
  expect((await reached(id, 'mapping')).pictures).toMatchObject({ zip: null, files: 0 });
});

it('can be paused among its pictures and resumed; a concurrent undo drops those in progress', async () => {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const file = await upload(
    `P1,Toyota,Supra,2020,1,9000,CVT,Diesel,${origin}/a.png`,
    `P2,Toyota,Supra,2020,1,9000,CVT,Diesel,${origin}/b.png`,
  );
  await check(file);
  await act(file.id, 'start');
  await reached(file.id, 'pictures');
  await act(file.id, 'pause');
  expect((await stock()).map(({ images }) => images.length)).toEqual([0, 0]);
  await act(file.id, 'start');
  await reached(file.id, 'pictures');
  await act(file.id, 'pause');
  await act(file.id, 'undo');
  await reached(file.id, 'undone');
  release();
  await until('nothing is under way', async () => {
    const [{ n }] = await catalog.dataSource.query(
      'SELECT count(*)::int AS n FROM catalog.stock_import_row WHERE pictures_due AND pictures_until > now()',
    );
    return n === 0;
  });
  expect(await stock()).toEqual([]);
});
