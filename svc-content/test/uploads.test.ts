import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type request from 'supertest';
import { type Content, RED_PIXEL, startContent } from './content.js';

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
  it('stores a picture and answers its address and size, which a row may hold', async () => {
    const { body } = await upload('image/png', RED_PIXEL).expect(201);
    expect(body).toEqual({ url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-1x1\/1\.webp$/), width: 1, height: 1 });
    await content.get(body.url).expect(200).expect('content-type', 'image/webp');
    expect(await content.audit()).toMatchObject([
      { session_id: 'session-1', action: 'create', entity: 'media', entity_id: null, after: body },
    ]);
  });

  it('answers the same address for the same picture, whatever type it is said to be', async () => {
    const { body } = await upload('image/png', RED_PIXEL).expect(201);
    expect((await upload('image/jpeg; name=a', RED_PIXEL).expect(201)).body).toEqual(body);
    expect(await readdir(content.mediaDir)).toHaveLength(1);
  });

  it.each([
    ['a drawing with a script', 'image/svg+xml', Buffer.from('<svg onload="alert(1)" />')],
    ['something that only says to be a picture', 'image/png', Buffer.from('<!doctype html>')],
    ['nothing', 'image/png', Buffer.alloc(0)],
  ])('refuses %s and names the field `file`', async (_, type, bytes) => {
    const { body } = await upload(type, bytes).expect(400);
    expect(body).toMatchObject({ code: 'PICTURE_NOT_ACCEPTED', errors: [{ path: 'file' }] });
    expect(await content.audit()).toEqual([]);
  });

  it('takes no more than 20 MB, and says so to who sends more', async () => {
    const { body } = await upload('image/png', Buffer.alloc(20 * MEGABYTE + 1)).expect(413);
    expect(body).toMatchObject({ code: 'PICTURE_TOO_LARGE', errors: [{ path: 'file' }] });
    expect((await upload('image/png', Buffer.alloc(20 * MEGABYTE)).expect(400)).body.code).toBe('PICTURE_NOT_ACCEPTED');
  });

  it('refuses nobody of staff without waiting for the picture', async () => {
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
] as const)('%s %s stays without pictures as bodies', async (method, path) => {
  const { body } = await content.asStaff(method, path).set('content-type', 'image/png').send(RED_PIXEL).expect(415);
  expect(body).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Please send JSON' });
});
