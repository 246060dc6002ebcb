import { fakeService } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { sitemap } from './sitemap.js';

const service = fakeService('content');

it('tells when a post was last changed', async () => {
  const post = { slug: 'a', imageUrl: null, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-03-01T00:00:00.000Z' };
  service.answers = { '/api/blog-posts': { status: 200, body: [post] } };
  expect((await sitemap())[1]?.lastModified).toBe('2026-03-01T00:00:00.000Z');
});

it('has every post from all pages of the list', async () => {
  const createdAt = '2026-01-01T00:00:00.000Z';
  service.answers = {
    '/api/blog-posts?page=2': { status: 200, body: [{ slug: 'older', imageUrl: null, createdAt }] },
    '/api/blog-posts': { status: 200, body: [{ slug: 'newer', imageUrl: null, createdAt }], next: '/api/blog-posts?page=2' },
  };
  expect((await sitemap()).map(({ path }) => path)).toEqual(['/blog', '/blog?post=newer', '/blog?post=older']);
});
