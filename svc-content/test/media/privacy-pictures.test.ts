import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Content, PLAIN_SHOWCASE, RED_PIXEL, startContent } from '../support/content.js';

let content: Content;
let catalog: Server;
let answer: { status: number; body: string[] };

beforeAll(async () => {
  catalog = createServer((_, response) => response.writeHead(answer.status).end(JSON.stringify(answer.body)));
  await new Promise<void>((listening) => catalog.listen(0, '127.0.0.1', listening));
  content = await startContent(undefined, `http://127.0.0.1:${(catalog.address() as AddressInfo).port}`);
});
beforeEach(async () => {
  await content.empty();
  answer = { status: 200, body: [] };
});
afterAll(async () => {
  await new Promise((closed) => catalog.close(closed));
  await content.stop();
});

/** A showcase with its own picture, as staff enter it. Returns its id and the picture's address. */
async function showcase(picture: string): Promise<{ id: number; carImage: string }> {
  const bytes = Buffer.concat([RED_PIXEL, Buffer.from(picture)]);
  const { version: _, ...fields } = { ...PLAIN_SHOWCASE, carImage: `data:image/png;base64,${bytes.toString('base64')}` };
  return (await content.asStaff('post', '/api/customer-showcase').send(fields).expect(201)).body;
}

const erase = (...showcaseIds: number[]) => content.asStaff('post', '/api/privacy/content/erase').send({ showcaseIds });
const statusOf = async (address: string) => (await content.get(address)).status;

it('an erasure removes the picture of a showcase, and its address from the audit', async () => {
  const { id, carImage } = await showcase('one');
  expect(await statusOf(carImage)).toBe(200);
  await erase(id).expect(200);
  expect(await statusOf(carImage)).toBe(404);
  expect(JSON.stringify(await content.audit())).not.toContain(carImage);
});

it('an erasure removes the AVIF files of earlier releases too', async () => {
  const { id, carImage } = await showcase('former');
  const former = carImage.replace('.webp', '.avif');
  await writeFile(join(content.mediaDir, former.replace('/media/', '')), 'the avif picture');
  expect(await statusOf(former)).toBe(200);
  await erase(id).expect(200);
  expect(await statusOf(former)).toBe(404);
});

it('an erasure removes the picture that a showcase had before', async () => {
  const { id, carImage } = await showcase('before');
  await content.asStaff('put', `/api/customer-showcase/${id}`).send({ carImage: null }).expect(200);
  await erase(id).expect(200);
  expect(await statusOf(carImage)).toBe(404);
});

it('an erasure keeps a picture used elsewhere, here or in the catalogue', async () => {
  const { id, carImage } = await showcase('shared');
  const other = await showcase('shared');
  await erase(id).expect(200);
  expect(await statusOf(carImage)).toBe(200);
  answer.body = [carImage.split('/')[2] ?? ''];
  await erase(other.id).expect(200);
  expect(await statusOf(carImage)).toBe(200);
});

it('nothing is erased while picture usage in the catalogue is unknown', async () => {
  const { id } = await showcase('unknown');
  answer.status = 503;
  await erase(id).expect(503);
  expect((await content.get('/api/customer-showcase')).body).toMatchObject([{ id }]);
});
