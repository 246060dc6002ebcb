import { type FakeBucket, startFakeBucket } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Content, RED_PIXEL, startContent } from '../support/content.js';

let bucket: FakeBucket;
let content: Content;
let url: string;
beforeAll(async () => {
  bucket = await startFakeBucket();
  content = await startContent(bucket.env);
  const { body } = await content.asStaff('post', '/api/media').set('content-type', 'image/png').send(RED_PIXEL).expect(201);
  url = body.url;
});
afterAll(async () => {
  await content.stop();
  await bucket.stop();
});

it('serves uploads from the bucket with their type, cacheable for a year', async () => {
  const answer = await content.get(url).expect(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(answer.body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body.equals(bucket.objects.get(url.replace('/media/', ''))?.bytes)).toBe(true);
  const head = await content.asAnonymous('head', url).expect(200);
  expect(head.headers['content-length']).toBe(String(answer.body.length));
});

it('answers 304 if unchanged', async () => {
  const { headers } = await content.get(url);
  const answer = await content.get(url).set('if-none-match', String(headers.etag)).expect(304);
  expect([answer.text, answer.headers.etag]).toEqual(['', headers.etag]);
});

it('answers 404 for a missing picture, and does not query the bucket for invalid paths', async () => {
  const other = url.replace('1.webp', '480.webp');
  expect((await content.get(other).expect(404)).body.code).toBe('MEDIA_NOT_FOUND');
  bucket.calls.length = 0;
  await content.get('/media/..%2fsecret/480.webp').expect(404);
  expect(bucket.calls).toEqual([]);
});

it('answers 502 when the bucket misbehaves', async () => {
  const { objects } = bucket;
  const broken = await startContent({ ...bucket.env, MEDIA_S3_BUCKET: 'elsewhere' });
  expect((await broken.get(url).expect(502)).body.code).toBe('UPSTREAM_FAILED');
  const upload = broken.asStaff('post', '/api/media').set('content-type', 'image/png').send(RED_PIXEL);
  expect((await upload.expect(502)).body.code).toBe('UPSTREAM_FAILED');
  await broken.stop();
  expect(objects.size).toBe(1);
});
