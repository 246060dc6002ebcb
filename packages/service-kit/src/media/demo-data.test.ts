import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@dealership/embedded-postgres';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { aPicture } from '../testing/pictures.js';
import { type MediaStore, openMediaStore, storeDemoPictures } from './index.js';

const NAMES = ['front.png', 'rear.png', 'side.png'];

let dir: string;
let media: MediaStore;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'demo-data-'));
  media = await openMediaStore({ folder: join(dir, 'store') });
  for (const [at, name] of NAMES.entries()) await writeFile(join(dir, name), await aPicture('png', 600, 400 + at));
});
afterEach(() => rm(dir, { recursive: true }));

it('two pictures are encoded concurrently', async () => {
  const begun = new Set<string>();
  const write = media.files.write.bind(media.files);
  media.files.write = async (key, bytes, type) => {
    begun.add(key.split('/')[0] ?? '');
    await until('a second picture', () => begun.size > 1);
    await write(key, bytes, type);
  };
  const addressOf = await storeDemoPictures(dir, NAMES, media, () => undefined);
  expect(new Set(NAMES.map(addressOf)).size).toBe(3);
});

it('a picture that cannot be stored is named, and no further one is started', async () => {
  const lines: string[] = [];
  const names = ['missing.png', ...NAMES];
  await expect(storeDemoPictures(dir, names, media, (line) => lines.push(line))).rejects.toThrow(
    'missing.png could not be stored',
  );
  expect(lines).toEqual(['pictures 1/4']);
});
