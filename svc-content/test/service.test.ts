import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaAddress } from '@dealership/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Content, startContent } from './support/content.js';

let content: Content;
beforeEach(async () => {
  content = await startContent();
});
afterEach(() => content.stop());

describe('the service', () => {
  it('serves the pictures of its media folder', async () => {
    const id = `${'0123456789abcdef'.repeat(2)}-1200x800`;
    await mkdir(join(content.mediaDir, id));
    await writeFile(join(content.mediaDir, id, '480.webp'), 'the picture');
    const answer = await content.get(mediaAddress(id, 480)).expect(200).expect('content-type', 'image/webp');
    expect(answer.body.toString()).toBe('the picture');
  });

  it('is ready while its database answers', async () => {
    await content.get('/health/ready').expect(200);
    await content.dataSource.destroy();
    await content.get('/health/ready').expect(503);
    await content.get('/health/live').expect(200);
  });
});
