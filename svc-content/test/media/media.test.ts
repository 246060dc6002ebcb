import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaAddress } from '@dealership/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Content, startContent } from '../support/content.js';

const id = `${'0123456789abcdef'.repeat(2)}-1200x800`;
// Written by an earlier release.
const avif = `/media/${id}/480.avif`;

describe('GET /media', () => {
  let content: Content;

  beforeAll(async () => {
    content = await startContent();
    await mkdir(join(content.mediaDir, id), { recursive: true });
    await writeFile(join(content.mediaDir, id, '480.avif'), 'the avif picture');
    await writeFile(join(content.mediaDir, id, '480.webp'), 'the webp picture');
    await writeFile(join(content.mediaDir, id, 'secret.webp'), 'not a picture of ours');
  });

  afterAll(() => content.stop());

  it('answers the bytes with their type, cacheable for a year', async () => {
    const answer = await content.get(avif).expect(200);
    expect(answer.body.toString()).toBe('the avif picture');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${id}-480.avif"`,
      'accept-ranges': 'bytes',
    });
    await content.get(mediaAddress(id, 480)).expect('content-type', 'image/webp');
  });

  it('answers 304 if unchanged', async () => {
    const { headers } = await content.get(avif);
    const answer = await content.get(avif).set('if-none-match', String(headers.etag)).expect(304);
    expect(answer.text).toBe('');
  });

  it('answers HEAD without a body, and ranges', async () => {
    const head = await content.asAnonymous('head', avif).expect(200);
    expect(head.headers['content-length']).toBe('16');
    const part = await content.get(avif).set('range', 'bytes=4-7').expect(206);
    expect(part.body.toString()).toBe('avif');
    expect(part.headers['content-range']).toBe('bytes 4-7/16');
  });

  it.each([
    ['a picture that is not there', mediaAddress(id, 800)],
    ['an id that is none', '/media/anything/480.avif'],
    ['a file that is no picture', `/media/${id}/480.part`],
    ['a file that the store did not write', `/media/${id}/secret.webp`],
    ['a way out of the folder', `/media/${id}/..%2f${id}%2f480.webp`],
    ['a way out of the folder by the id', '/media/..%2f/480.webp'],
    ['a null byte', `/media/${id}/480.webp%00.avif`],
  ])('answers 404 for %s', async (_, address) => {
    const answer = await content.get(address).expect(404).expect('content-type', /json/);
    expect(answer.body).toMatchObject({ statusCode: 404, code: 'MEDIA_NOT_FOUND' });
  });
});
