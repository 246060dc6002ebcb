import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MediaFiles, type MediaStore, openMediaStore } from '@dealership/service-kit/media';
import type { ServiceAddress } from '@dealership/service-kit/service-client';
import { type FakeBucket, startFakeBucket } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { allPicturesInUse } from '../../src/media/pictures-in-use.js';
import { removeUnused, unusedPictures } from '../../src/media/unused-pictures.js';
import { type Content, OWN, RED_PIXEL, startContent } from '../support/content.js';

let content: Content;
let bucket: FakeBucket;
let media: MediaStore;
let catalogServer: Server;
let catalog: ServiceAddress;
let answer: { status: number; body: unknown };
let callers: unknown[];

const claimsOf = (authorization: string): unknown =>
  JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString());

beforeAll(async () => {
  bucket = await startFakeBucket();
  content = await startContent(bucket.env);
  media = await openMediaStore(bucket.options);
  catalogServer = createServer(({ url, headers }, response) => {
    callers.push(claimsOf(headers.authorization ?? ''));
    const { status, body } = url === '/internal/media-in-use' ? answer : { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => catalogServer.listen(0, '127.0.0.1', listening));
  catalog = { url: `http://127.0.0.1:${(catalogServer.address() as AddressInfo).port}`, tokenKey: OWN.key };
});
beforeEach(async () => {
  await content.empty();
  bucket.objects.clear();
  answer = { status: 200, body: [] };
  callers = [];
});
afterAll(async () => {
  catalogServer.closeAllConnections();
  await new Promise((closed) => catalogServer.close(closed));
  await content.stop();
  await bucket.stop();
});

const idOf = (address: string): string => address.split('/')[2] ?? '';

// Bytes after a PNG's end are ignored, but make it another picture to the store.
const pictureNamed = (name: string): Buffer => Buffer.concat([RED_PIXEL, Buffer.from(name)]);

/** Stores pictures and makes them two days old. Returns their addresses. */
async function storeOld(...names: string[]): Promise<string[]> {
  const addresses: string[] = [];
  for (const name of names) addresses.push(await media.put(pictureNamed(name)));
  for (const object of bucket.objects.values()) object.modifiedAt = new Date(Date.now() - 2 * 24 * 3_600_000);
  return addresses;
}

const inUse = () => allPicturesInUse(content.dataSource, catalog);
const unused = async (files: MediaFiles = media.files) => unusedPictures(files, inUse);

describe('unused pictures', () => {
  it('are not referenced anywhere: as a picture, in a text, in a setting, in the catalogue', async () => {
    const [post = '', text = '', showcase = '', vehicle = '', hero = '', nothing = ''] = await storeOld(
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
    );
    await content.dataSource.query(
      `INSERT INTO content.setting_version (setting, version, body, state) VALUES ('home', 1, $1, 'published')`,
      [JSON.stringify({ hero: { picture: hero } })],
    );
    await content.addPosts({ imageUrl: post, content: `<img src="https://cars.example${text}" />`, published: false });
    await content.addShowcases({ carImage: showcase });
    answer.body = [idOf(vehicle)];
    const id = idOf(nothing);
    expect(await unused()).toEqual([{ id, keys: [`${id}/1.webp`], bytes: expect.any(Number), modifiedAt: expect.any(Date) }]);
    expect(callers).toMatchObject([{ type: 'service', sub: 'svc-content' }]);
  });

  it('exclude those of the last day, and old ones uploaded again', async () => {
    const [old = ''] = await storeOld('a');
    expect(await unused()).toMatchObject([{ id: idOf(old) }]);
    await media.put(pictureNamed('a'));
    expect(await unused()).toEqual([]);
  });

  it('are removed with their files, also those of earlier releases; the others stay', async () => {
    const [used = '', nothing = ''] = await storeOld('a', 'b');
    const former = nothing.replace('.webp', '.avif');
    const object = bucket.objects.get(nothing.replace('/media/', ''));
    if (object) bucket.objects.set(former.replace('/media/', ''), object);
    await content.get(former).expect(200);
    await content.addPosts({ imageUrl: used });
    for (const { id } of await unused()) expect(await removeUnused(media.files, id, inUse)).toBe(true);
    await content.get(used).expect(200);
    await content.get(nothing).expect(404);
    await content.get(former).expect(404);
    expect(await unused()).toEqual([]);
  });

  it('stay if they were uploaded again, used or removed after they were listed', async () => {
    const [again = '', used = '', gone = ''] = await storeOld('a', 'b', 'c');
    const listed = await unused();
    expect(listed).toHaveLength(3);
    await media.put(pictureNamed('a'));
    await content.addPosts({ imageUrl: used });
    await media.files.remove(gone.replace('/media/', ''));
    for (const { id } of listed) expect(await removeUnused(media.files, id, inUse)).toBe(false);
    await content.get(again).expect(200);
    await content.get(used).expect(200);
  });

  it('are not removed while svc-catalog does not tell', async () => {
    const [address = ''] = await storeOld('a');
    answer = { status: 503, body: {} };
    await expect(removeUnused(media.files, idOf(address), inUse)).rejects.toThrow('svc-catalog did not tell');
    await content.get(address).expect(200);
  });

  it.each([
    ['refuses', { status: 401, body: { code: 'UNAUTHENTICATED' } }],
    ['answers something else', { status: 200, body: { items: [] } }],
  ])('are unknown while svc-catalog %s', async (_, response) => {
    await storeOld('a');
    answer = response;
    await expect(unused()).rejects.toThrow('svc-catalog did not tell which pictures it uses');
  });
});
