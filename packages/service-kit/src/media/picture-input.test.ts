import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { AppError } from '../errors/app-error.js';
import { FolderFiles, MediaStore, pictureAddresses, storeSentPicture } from './index.js';

let dir: string;
let media: MediaStore;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  media = new MediaStore(new FolderFiles(dir));
});
afterAll(() => rm(dir, { recursive: true }));

const drawing = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#c9a566' } });

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
};

/** A black square of one bit a pixel: a file of some kilobytes. */
function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const refusal = async (bytes: Buffer) => {
  const error = await storeSentPicture(bytes, media, 'images.0').catch((thrown: unknown) => thrown);
  return error instanceof AppError ? [error.code, error.errors?.[0]?.path] : error;
};

describe('a picture that somebody sent', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is stored when it is %s', async (format) => {
    const address = await storeSentPicture(await drawing().toFormat(format).toBuffer(), media, 'images.0');
    expect(address).toMatch(/^\/media\/[0-9a-f]{32}-600x400\/600\.webp$/);
  });

  it('loses its metadata, the place where it was taken among them', async () => {
    const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '25/1 24/1 0/1', GPSLatitudeRef: 'N' } };
    const bytes = await drawing(640, 400).withExif(exif).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const address = await storeSentPicture(bytes, media, 'images.0');
    const folder = join(dir, address.split('/')[2] ?? '');
    for (const file of await readdir(folder)) {
      const stored = await readFile(join(folder, file));
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
      expect(stored.includes('Somebody')).toBe(false);
    }
  });

  it('is kept as pixels only: what follows the picture in the file is gone', async () => {
    const polyglot = Buffer.concat([await drawing(610, 400).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const address = await storeSentPicture(polyglot, media, 'images.0');
    const folder = join(dir, address.split('/')[2] ?? '');
    for (const file of await readdir(folder)) expect((await readFile(join(folder, file))).includes('script')).toBe(false);
  });

  it.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG signature before something else', Buffer.from('\x89PNG\r\n\x1a\nnothing of it', 'latin1')],
  ])('is refused when it is %s', async (_what, bytes) => {
    expect(await refusal(bytes)).toEqual(['PICTURE_NOT_ACCEPTED', 'images.0']);
  });

  it('is refused when its end is missing', async () => {
    const bytes = await drawing(900, 900)
      .composite([{ input: await drawing(300, 300).png().toBuffer() }])
      .jpeg()
      .toBuffer();
    expect(await refusal(bytes.subarray(0, bytes.length / 2))).toEqual(['PICTURE_NOT_ACCEPTED', 'images.0']);
  });

  it('is refused when few bytes would become very many pixels', async () => {
    const bomb = blackPng(20_000);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusal(bomb)).toEqual(['PICTURE_TOO_LARGE', 'images.0']);
  });
});

it('takes data URLs into the store and leaves addresses as they are', async () => {
  const data = `data:image/png;base64,${(await drawing(620, 400).png().toBuffer()).toString('base64')}`;
  const addresses = await pictureAddresses(['https://cars.example/a.jpg', data, '/media/x'], media, 'images');
  expect(addresses).toEqual([
    'https://cars.example/a.jpg',
    expect.stringMatching(/^\/media\/.*-620x400\/620\.webp$/),
    '/media/x',
  ]);
});
