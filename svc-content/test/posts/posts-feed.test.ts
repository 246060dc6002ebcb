import { defaultSettings } from '@dealership/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Content, startContent } from '../support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
  await content.addPosts(
    { title: 'Older', slug: 'older', translations: { ar: { title: 'أقدم' } } },
    { title: 'Newer & better', slug: 'newer' },
    { title: 'A draft', slug: 'draft', published: false },
  );
  await content.dataSource.query(`UPDATE content.blog_post SET published_at = '2025-12-31T23:00:00Z' WHERE slug = 'older'`);
});
afterAll(() => content.stop());

const feed = async (address: string) => (await content.get(`/api/feeds/posts/${address}`).buffer(true).expect(200)).text;

it('lists published posts as RSS, the newest first', async () => {
  const text = await feed('rss.xml');
  expect([...text.matchAll(/<item>\s*<title>(.*?)<\/title>\s*<link>(.*?)<\/link>/g)].map(([, ...parts]) => parts)).toEqual([
    ['Newer &amp; better', 'https://cars.example/blog?post=newer'],
    ['Older', 'https://cars.example/blog?post=older'],
  ]);
});

it('has ids that do not change with the slug, and the dates of publication', async () => {
  const ids = (text: string) => [...text.matchAll(/<(?:guid isPermaLink="false"|id)>(tag:.*?)</g)].map(([, id]) => id);
  const before = await feed('atom.xml');
  expect(before).toContain('<published>2025-12-31T23:00:00.000Z</published>');
  await content.asStaff('put', '/api/blog-posts/1').send({ slug: 'another' }).expect(200);
  const expected = ['tag:cars.example,2026:post-2', 'tag:cars.example,2025:post-1'];
  for (const text of [before, await feed('atom.xml'), await feed('rss.xml')]) expect(ids(text)).toEqual(expected);
  await content.asStaff('put', '/api/blog-posts/1').send({ slug: 'older' }).expect(200);
});

it('is Atom in the reader’s language', async () => {
  const text = await feed('atom.xml?lang=ar');
  expect(text).toContain('<title>أقدم</title>');
  expect(text).toContain('href="https://cars.example/blog?post=older&amp;lang=ar"');
});

it('names the dealer as published', async () => {
  expect(await feed('rss.xml')).toContain('Marina Motors</title>');
  const body = { ...defaultSettings.dealer, name: 'Corniche Cars' };
  await content.asStaff('put', '/api/staff/settings/dealer/draft').send({ revision: 0, body }).expect(200);
  await content.asStaff('post', '/api/staff/settings/dealer/publish').send({ revision: 1 }).expect(200);
  expect(await feed('rss.xml')).toContain('Corniche Cars</title>');
});

it('answers 404 for another name', async () => {
  await content.get('/api/feeds/posts/feed').expect(404);
});
