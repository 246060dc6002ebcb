import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isStoredId } from '../media/files/media-files.js';
import { type FakeBucket, startFakeBucket } from '../testing/fake-bucket.js';
import { openMediaFiles, openPrivateFiles, type PrivateFiles } from './index.js';

let folder: string;
let bucket: FakeBucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-'));
  bucket = await startFakeBucket();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const id = randomUUID();
const read = async (files: PrivateFiles) => {
  const stream = await files.open(id);
  return stream && text(stream);
};

describe.each([
  ['a folder', () => ({ folder })],
  ['a bucket', () => bucket.options],
])('private files in %s', (_, options) => {
  it('are read back and removed, and are not pictures', async () => {
    const files = await openPrivateFiles(options());
    expect(await read(files)).toBeUndefined();
    await files.write(id, Buffer.from('what was written'));
    expect(await read(files)).toBe('what was written');
    for await (const file of (await openMediaFiles(options())).list()) throw new Error(`listed ${file.key}`);
    await files.remove(id);
    await files.remove(id);
    expect(await read(files)).toBeUndefined();
  });
});

it('leave no empty folders, and are not cached', async () => {
  expect(await readdir(join(folder, 'private'))).toEqual([]);
  const files = await openPrivateFiles(bucket.options);
  await files.write(id, Buffer.from('x'));
  expect(bucket.objects.get(`private/${id}/file`)?.cacheControl).toBe('private, no-store');
  expect(isStoredId('private')).toBe(false);
});
