import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { mediaAddress } from '@dealership/contracts';
import { aPhotograph, aPicture, aPolyglot, metadataOf, REFUSED_PICTURES } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type request from 'supertest';
import { type Content, RED_PIXEL, startContent } from '../support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
beforeEach(() => content.empty());
afterAll(() => content.stop());

const MEGABYTE = 1024 * 1024;

const upload = (type: string, bytes: Buffer): request.Test =>
  content.asStaff('post', '/api/media').set('content-type', type).send(bytes);

describe('POST /api/media', () => {
  it('stores a picture and answers its address and size, valid in a row', async () => {
    const { body } = await upload('image/png', RED_PIXEL).expect(201);
    expect(body).toEqual({ url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-1x1\/1\.webp$/), width: 1, height: 1 });
    await content.get(body.url).expect(200).expect('content-type', 'image/webp');
    expect(await content.audit()).toMatchObject([
      { session_id: 'session-1', action: 'create', entity: 'media', entity_id: null, after: body },
    ]);
  });

  it('answers the same address for the same picture, whatever its declared type', async () => {
    const { body } = await upload('image/png', RED_PIXEL).expect(201);
    expect((await upload('image/jpeg; name=a', RED_PIXEL).expect(201)).body).toEqual(body);
    expect(await readdir(content.mediaDir)).toHaveLength(1);
  });

  it("keeps only a photograph's pixels, in every width", async () => {
    const { body } = await upload('image/jpeg', await aPhotograph()).expect(201);
    expect(body).toMatchObject({ width: 640, height: 400 });
    const id = body.url.split('/')[2];
    expect(await readdir(join(content.mediaDir, id))).toEqual(['480.webp', '640.webp']);
    for (const width of [480, 640]) {
      const picture = await content.get(mediaAddress(id, width)).expect(200);
      expect(await metadataOf(picture.body)).toEqual({ exif: false, words: false });
    }
  });

  it('keeps only the pixels of a polyglot, and serves it as a picture only', async () => {
    const { body } = await upload('image/png', await aPolyglot()).expect(201);
    const picture = await content.get(body.url).expect(200).expect('content-type', 'image/webp');
    expect(picture.headers['x-content-type-options']).toBe('nosniff');
    expect((await metadataOf(picture.body)).words).toBe(false);
  });

  it('uses the first frame of a GIF', async () => {
    expect((await upload('image/gif', await aPicture('gif')).expect(201)).body).toMatchObject({ width: 600, height: 400 });
  });

  it.each(REFUSED_PICTURES)('refuses %s and names the field `file`', async (_what, type, bytes, code) => {
    const known = await readdir(content.mediaDir);
    const { body } = await upload(type, await bytes()).expect(code === 'PICTURE_TOO_LARGE' ? 413 : 400);
    expect(body).toMatchObject({ code, errors: [{ path: 'file' }] });
    expect(await content.audit()).toEqual([]);
    expect(await readdir(content.mediaDir)).toEqual(known);
  });

  it('refuses more than 20 MB with an error that the caller receives', async () => {
    const { body } = await upload('image/png', Buffer.alloc(20 * MEGABYTE + 1)).expect(413);
    expect(body).toMatchObject({ code: 'PICTURE_TOO_LARGE', errors: [{ path: 'file' }] });
    expect((await upload('image/png', Buffer.alloc(20 * MEGABYTE)).expect(400)).body.code).toBe('PICTURE_NOT_ACCEPTED');
  });

  it('refuses non-staff without reading the picture', async () => {
    const call = httpRequest(`${content.url}/api/media`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', 'content-length': MEGABYTE },
    });
    call.write('the first bytes');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(401);
    call.destroy();
  });

  it.each([
    ['application/json', '{"file":"data:image/png;base64,AAAA"}', 'Please send the picture itself'],
    ['application/octet-stream', 'bytes', 'Please send JSON'],
    ['multipart/form-data; boundary=a', '--a--', 'Please send JSON'],
  ])('refuses a body of type %s', async (type, bytes, message) => {
    const { body } = await content.asStaff('post', '/api/media').set('content-type', type).send(bytes).expect(415);
    expect(body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(body.message).toContain(message);
  });
});

it.each([
  ['post', '/api/blog-posts'],
  ['put', '/api/blog-posts/1'],
  ['post', '/api/customer-showcase'],
] as const)('%s %s accepts no pictures as bodies', async (method, path) => {
  const { body } = await content.asStaff(method, path).set('content-type', 'image/png').send(RED_PIXEL).expect(415);
  expect(body).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Please send JSON' });
});

describe('POST /api/media/documents', () => {
  const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n');
  const send = (bytes: Buffer, type = 'application/pdf') =>
    content.asStaff('post', '/api/media/documents').set('content-type', type).send(bytes);

  it('stores a PDF unchanged; its address serves it as a download, not a page', async () => {
    const { body } = await send(PDF).expect(201);
    expect(body).toEqual({ url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-pdf\/document\.pdf$/), bytes: PDF.length });
    expect((await send(PDF).expect(201)).body).toEqual(body);
    const file = await content.get(body.url).expect(200);
    expect(file.body).toEqual(PDF);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await content.audit())[0]).toMatchObject({ action: 'create', entity: 'media', after: body });
  });

  it.each([
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['a page that ends as a PDF file', Buffer.from('<script>alert(1)</script>%PDF-1.7 %%EOF')],
    ['a PDF file that was cut off', PDF.subarray(0, 20)],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s and names the field `file`', async (_, bytes) => {
    const { body } = await send(bytes).expect(400);
    expect(body).toMatchObject({ code: 'DOCUMENT_NOT_ACCEPTED', errors: [{ path: 'file' }] });
    expect(await content.audit()).toEqual([]);
  });

  it('refuses what is larger than 20 MB', async () => {
    const { body } = await send(Buffer.concat([PDF, Buffer.alloc(20 * MEGABYTE), PDF])).expect(413);
    expect(body).toMatchObject({ code: 'DOCUMENT_TOO_LARGE', errors: [{ path: 'file' }] });
  });

  it('accepts only PDF files, and no other call does', async () => {
    expect((await send(RED_PIXEL, 'image/png').expect(415)).body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    await upload('application/pdf', PDF).expect(415);
  });
});
