import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '../errors/app-error.js';
import { aPhotograph, aPicture, aPolyglot, metadataOf, REFUSED_PICTURES } from '../testing/pictures.js';
import { FolderFiles, MediaStore, pictureAddresses, storeSentPicture } from './index.js';

let dir: string;
let media: MediaStore;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  media = new MediaStore(new FolderFiles(dir));
});
afterAll(() => rm(dir, { recursive: true }));

const refusal = async (bytes: Buffer) => {
  const error = await storeSentPicture(bytes, media, 'images.0').catch((thrown: unknown) => thrown);
  return error instanceof AppError ? [error.code, error.errors?.[0]?.path] : error;
};

/** Every stored file of a picture. */
async function storedFiles(bytes: Buffer): Promise<Buffer[]> {
  const address = await storeSentPicture(bytes, media, 'images.0');
  const folder = join(dir, address.split('/')[2] ?? '');
  return Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file))));
}

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('is stored when it is %s', async (format) => {
    const address = await storeSentPicture(await aPicture(format), media, 'images.0');
    expect(address).toMatch(/^\/media\/[0-9a-f]{32}-600x400\/600\.webp$/);
  });

  it('loses its metadata, including its place', async () => {
    const photograph = await aPhotograph();
    expect(await metadataOf(photograph)).toEqual({ exif: true, words: true });
    for (const file of await storedFiles(photograph)) expect(await metadataOf(file)).toEqual({ exif: false, words: false });
  });

  it('keeps only its pixels: trailing data is dropped', async () => {
    for (const file of await storedFiles(await aPolyglot())) expect((await metadataOf(file)).words).toBe(false);
  });

  it.each(REFUSED_PICTURES)('is refused when it is %s', async (_what, _type, bytes, code) => {
    expect(await refusal(await bytes())).toEqual([code, 'images.0']);
  });
});

it('stores data URLs and leaves addresses unchanged', async () => {
  const data = `data:image/png;base64,${(await aPicture('png', 620)).toString('base64')}`;
  const addresses = await pictureAddresses(['https://cars.example/a.jpg', data, '/media/x'], media, 'images');
  expect(addresses).toEqual([
    'https://cars.example/a.jpg',
    expect.stringMatching(/^\/media\/.*-620x400\/620\.webp$/),
    '/media/x',
  ]);
});
