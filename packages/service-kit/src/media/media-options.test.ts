import { resolve } from 'node:path';
import { defineEnv } from '@dealership/server-kit';
import { describe, expect, it } from '@jest/globals';
import { mediaEnv, mediaOptions, mediaRule } from './index.js';

const BUCKET = { MEDIA_S3_BUCKET: 'pictures', MEDIA_S3_REGION: 'me-central-1' };
const KEYS = { MEDIA_S3_ACCESS_KEY_ID: 'id', MEDIA_S3_SECRET_ACCESS_KEY: 'key' };

const options = (env: NodeJS.ProcessEnv) => mediaOptions(defineEnv(mediaEnv, mediaRule).parse(env));

describe("the media store's location", () => {
  it('is a folder, or a bucket if one is named', () => {
    expect(options({ MEDIA_DIR: 'media' })).toEqual({ folder: resolve('media') });
    expect(options({ MEDIA_DIR: 'media', ...BUCKET })).toEqual({ bucket: 'pictures', region: 'me-central-1' });
    expect(options({ ...BUCKET, ...KEYS, MEDIA_S3_ENDPOINT: 'https://store.example' })).toEqual({
      bucket: 'pictures',
      region: 'me-central-1',
      endpoint: 'https://store.example',
      credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
    });
  });

  it.each([
    ['MEDIA_DIR', 'must be set, or MEDIA_S3_BUCKET', {}],
    ['MEDIA_S3_REGION', 'must be set with MEDIA_S3_BUCKET', { MEDIA_S3_BUCKET: 'pictures' }],
    ['MEDIA_S3_BUCKET', 'must be set with MEDIA_S3_ENDPOINT', { MEDIA_DIR: 'media', MEDIA_S3_ENDPOINT: 'https://a.example' }],
    ['MEDIA_S3_SECRET_ACCESS_KEY', 'must be set with MEDIA_S3_ACCESS_KEY_ID', { ...BUCKET, MEDIA_S3_ACCESS_KEY_ID: 'id' }],
    ['MEDIA_S3_ENDPOINT', 'Invalid URL', { ...BUCKET, MEDIA_S3_ENDPOINT: 'store' }],
  ])('is refused: %s %s', (variable, message, env) => {
    expect(() => options(env)).toThrow(`${variable}: ${message}`);
  });
});
