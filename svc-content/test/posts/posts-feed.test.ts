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
