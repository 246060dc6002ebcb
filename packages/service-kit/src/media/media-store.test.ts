import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { until } from '@dealership/embedded-postgres';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type FakeBucket, startFakeBucket } from '../testing/fake-bucket.js';
import { aPicture } from '../testing/pictures.js';
import { type MediaFiles, type MediaStore, openMediaStore, type StoredFile } from './index.js';
import { copyPicture } from './picture-copy.js';

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#c9a566' } })
    .png()
    .toBuffer();

const KEYS = ['480.webp', '600.webp'];
const DAY_MS = 24 * 3_600_000;
const YESTERDAY = new Date(Date.now() - DAY_MS);

const keyOf = (address: string): string => address.replace('/media/', '');

async function listed(files: MediaFiles, id?: string): Promise<StoredFile[]> {
  const all: StoredFile[] = [];
  for await (const file of files.list(id)) all.push(file);
  return all.toSorted((one, other) => one.key.localeCompare(other.key));
}

const names = async (files: MediaFiles, id: string): Promise<string[]> =>
  (await listed(files)).map(({ key }) => key.replace(`${id}/`, ''));

describe('the media store in a folder', () => {
  let dir: string;
  let media: MediaStore;
  beforeEach(async () => {
    dir = join(await mkdtemp(join(tmpdir(), 'media-')), 'store');
    media = await openMediaStore({ folder: dir });
  });
  afterEach(() => rm(join(dir, '..'), { recursive: true }));

  it('lists nothing when it is empty', async () => {
    expect(await listed(media.files)).toEqual([]);
  });

  it('keeps every width of a picture as WebP, and finds and lists only its own files', async () => {
    const key = keyOf(await media.put(await picture()));
    await writeFile(join(dir, 'notes.txt'), 'not ours');
    expect(await names(media.files, key.split('/')[0] ?? '')).toEqual(KEYS);
    expect(await media.files.find(key)).toEqual({ folder: dir });
    expect(await media.files.find(key.replace('600.', '800.'))).toBeUndefined();
  });

  it('lists the files of one picture, and none of a picture that is gone', async () => {
    const { dir: id } = parse(keyOf(await media.put(await picture())));
    await media.put(await aPicture('png', 600, 401));
    for (const [wanted, found] of [
      [id, KEYS.map((name) => `${id}/${name}`)],
      ['none', []],
    ] as const)
      expect((await listed(media.files, wanted)).map(({ key }) => key)).toEqual(found);
  });

  it('goes on listing when another process removes a picture meanwhile', async () => {
    for (const height of [400, 401]) await media.put(await aPicture('png', 600, height));
    const found: string[] = [];
    for await (const { key } of media.files.list()) {
      found.push(key);
      const others = (await readdir(dir)).filter((id) => !key.startsWith(id));
      for (const id of others) await rm(join(dir, id), { recursive: true });
    }
    expect(found).toHaveLength(KEYS.length);
  });

  it('writes a picture once; storing it again only renews its time', async () => {
    const file = join(dir, keyOf(await media.put(await picture())));
    await writeFile(file, 'what was written first');
    await utimes(file, YESTERDAY, YESTERDAY);
    await media.put(await picture());
    const { size, mtime } = await stat(file);
    expect(size).toBe('what was written first'.length);
    expect(Date.now() - mtime.getTime()).toBeLessThan(DAY_MS / 2);
  });

  it('decodes a picture only if a width is missing', async () => {
    const whole = await aPicture('jpeg', 600, 400);
    // Its size can still be read.
    const broken = whole.subarray(0, whole.length / 2);
    await expect(media.put(broken)).rejects.toThrow();
    expect(await listed(media.files)).toEqual([]);
    const missing = new Set(KEYS);
    media.files.renew = async (key) => !missing.has(key.split('/')[1] ?? '');
    missing.delete('600.webp');
    await expect(media.put(broken)).rejects.toThrow();
    missing.delete('480.webp');
    expect(await media.put(broken)).toMatch(/^\/media\/.*600\.webp$/);
    expect(await listed(media.files)).toEqual([]);
  });

  it('writes only the widths that are missing', async () => {
    const key = keyOf(await media.put(await picture()));
    const largest = join(dir, key);
    await writeFile(largest, 'what was written first');
    await rm(largest.replace('600.', '480.'));
    await media.put(await picture());
    expect(await names(media.files, key.split('/')[0] ?? '')).toEqual(KEYS);
    expect((await stat(largest)).size).toBe('what was written first'.length);
  });

  it('encodes one picture at a time, and refuses further ones when eight are waiting', async () => {
    let encoding = 0;
    let most = 0;
    const { renew, write } = media.files;
    media.files.renew = async (key) => {
      if (key.endsWith('480.webp')) most = Math.max(most, ++encoding);
      return renew.call(media.files, key);
    };
    media.files.write = async (key, bytes, type) => {
      await write.call(media.files, key, bytes, type);
      if (key.endsWith('600.webp')) encoding -= 1;
    };
    const pictures = await Promise.all(Array.from({ length: 10 }, (_, index) => aPicture('png', 600, 400 + index)));
    const outcomes = await Promise.allSettled(pictures.map((bytes) => media.put(bytes)));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual(
      Array.from({ length: 2 }, () => expect.objectContaining({ reason: expect.objectContaining({ code: 'PICTURES_BUSY' }) })),
    );
    expect(most).toBe(1);
    expect(await media.put(pictures[9] as Buffer)).toMatch(/^\/media\//);
  });

  it('waits for copies of other pictures too', async () => {
    const bytes = await picture();
    const outcomes = await Promise.allSettled([...Array.from({ length: 8 }, () => copyPicture(bytes)), media.put(bytes)]);
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(8).fill('fulfilled'), 'rejected']);
  });

  it('removes a picture with its folder', async () => {
    await media.put(await picture());
    for (const { key } of await listed(media.files)) await media.files.remove(key);
    expect(await readdir(dir)).toEqual([]);
  });
});

describe('the media store in a bucket', () => {
  let bucket: FakeBucket;
  let media: MediaStore;
  beforeEach(async () => {
    bucket = await startFakeBucket();
    media = await openMediaStore(bucket.options);
  });
  afterEach(() => bucket.stop());

  it('keeps every width of a picture as WebP, with its type, as immutable', async () => {
    const key = keyOf(await media.put(await picture()));
    const id = key.split('/')[0] ?? '';
    expect([...bucket.objects.keys()].sort()).toEqual(KEYS.map((name) => `${id}/${name}`));
    expect(bucket.objects.get(key)).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    expect(await sharp(bucket.objects.get(key)?.bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
  });

  it('writes a picture once, and again only when it is old, to renew it', async () => {
    const key = keyOf(await media.put(await picture()));
    bucket.calls.length = 0;
    await media.put(await picture());
    expect(bucket.calls.map((call) => call.split(' ')[0])).toEqual(KEYS.map(() => 'HEAD'));
    const object = bucket.objects.get(key);
    if (object) object.modifiedAt = YESTERDAY;
    await media.put(await picture());
    expect(bucket.calls.filter((call) => call.startsWith('PUT'))).toEqual([`PUT ${key}`]);
    expect(bucket.objects.get(key)?.modifiedAt).not.toEqual(YESTERDAY);
  });

  it('serves the bytes with headers, 304 if unchanged, and nothing for missing files', async () => {
    const key = keyOf(await media.put(await picture()));
    const found = await media.files.find(key);
    if (!found || 'folder' in found || !found.body) throw new Error('not found');
    const bytes = await buffer(found.body);
    expect(bytes.equals(bucket.objects.get(key)?.bytes ?? Buffer.alloc(0))).toBe(true);
    const headers = { 'content-type': 'image/webp', 'content-length': String(bytes.length) };
    expect(found).toMatchObject({ status: 200, headers });
    expect(await media.files.find(key, found.headers.etag)).toEqual({
      status: 304,
      headers: { 'cache-control': 'public, max-age=31536000, immutable', etag: found.headers.etag },
    });
    expect(await media.files.find('other/480.webp')).toBeUndefined();
  });

  it('lists only its own pictures, over several pages, and removes them', async () => {
    const id = keyOf(await media.put(await picture())).split('/')[0] ?? '';
    await media.files.write('backups/a.tar', Buffer.from('not ours'), 'application/x-tar');
    expect(await names(media.files, id)).toEqual(KEYS);
    expect((await listed(media.files)).every(({ bytes, modifiedAt }) => bytes > 0 && modifiedAt instanceof Date)).toBe(true);
    for (const { key } of await listed(media.files)) await media.files.remove(key);
    expect([...bucket.objects.keys()]).toEqual(['backups/a.tar']);
  });

  it.each([
    ['is not there', { bucket: 'elsewhere' }],
    ['refuses the keys', { credentials: { accessKeyId: 'other', secretAccessKey: 'other' } }],
    ['is unavailable', { endpoint: 'http://127.0.0.1:9' }, 'UPSTREAM_UNAVAILABLE'],
  ])('does not mistake a bucket that %s for a missing picture', async (_, wrong, code = 'UPSTREAM_FAILED') => {
    const { files } = await openMediaStore({ ...bucket.options, ...wrong });
    const failure = { code, details: { key: 'a/480.webp' } };
    await expect(files.find('a/480.webp')).rejects.toMatchObject(failure);
    await expect(files.write('a/480.webp', Buffer.from('a'), 'image/webp')).rejects.toMatchObject(failure);
    await expect(listed(files)).rejects.toMatchObject({ code });
  });

  it('is unavailable while it hangs or its disk is full, and recovers', async () => {
    const away = { code: 'UPSTREAM_UNAVAILABLE' };
    bucket.fault = 'hanging';
    const calls = [media.files.find('a/480.webp'), media.files.renew('b/480.webp'), media.files.open('c/480.webp')];
    for (const outcome of await Promise.allSettled(calls)) expect(outcome).toMatchObject({ reason: away });
    // Sooner than the SDK gives up by itself.
    await until('no call keeps its connection', () => bucket.aborted.length === calls.length, { timeout: 5000 });
    expect(bucket.aborted.toSorted()).toEqual(['GET a/480.webp', 'GET c/480.webp', 'HEAD b/480.webp']);
    bucket.fault = 'disk full';
    await expect(media.files.write('a/480.webp', Buffer.from('a'), 'image/webp')).rejects.toMatchObject(away);
    bucket.fault = undefined;
    expect(await media.files.find('a/480.webp')).toBeUndefined();
  });

  it('downloads for longer than a response may take to begin', async () => {
    await media.files.write('a/480.webp', Buffer.from('slowly'), 'image/webp');
    bucket.fault = 'slow';
    const content = await media.files.open('a/480.webp');
    expect(content && String(await buffer(content))).toBe('slowly');
  });
});
