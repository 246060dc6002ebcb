import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BlogPost, type CustomerShowcase, readMediaAddress } from '@dealership/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { seedDemoData } from '../src/database/seed-demo-data.js';
import { type Content, RED_PIXEL, startContent } from './support/content.js';

const POST = {
  title: 'A post',
  slug: 'a-post',
  excerpt: 'What it is about.',
  content: '<h2>First</h2>\n\nSecond.<script>alert(1)</script>',
  image: 'blog/desk.png',
  imageAlt: 'A desk',
  category: 'Tips',
  author: 'Mona Haddad',
  tags: ['auction'],
  seoTitle: 'A post for buyers',
  seoDescription: null,
  published: true,
  featured: false,
  translations: { ar: { title: 'مقال', content: 'نص.<script>alert(1)</script>' } },
};
const SHOWCASE = {
  clientName: 'Omar Nasser',
  clientReview: 'As it was described.',
  carMake: 'Orsenza',
  carModel: 'Altavia',
  carYear: 2023,
  carImage: 'blog/desk.png',
  imageAlt: 'A car',
  rating: 4,
  featured: true,
  translations: { ar: { clientName: 'عمر ناصر' } },
};
const DRAFT = { ...POST, slug: 'a-draft', published: false };
const OLDER = { ...POST, slug: 'older', image: null };

let content: Content;
let folder: string;
let lines: string[];
beforeAll(async () => {
  content = await startContent();
});
const writePosts = (...posts: object[]) => writeFile(join(folder, 'blog-posts.json'), JSON.stringify(posts));
beforeEach(async () => {
  await content.empty();
  folder = await mkdtemp(join(tmpdir(), 'svc-content-seed-'));
  lines = [];
  await mkdir(join(folder, 'pictures/blog'), { recursive: true });
  await writeFile(join(folder, 'pictures/blog/desk.png'), RED_PIXEL);
  await writePosts(POST, DRAFT, OLDER);
  await writeFile(join(folder, 'customer-showcase.json'), JSON.stringify([SHOWCASE]));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => content.stop());

const seed = () =>
  seedDemoData(content.dataSource, {
    demoDataDir: folder,
    media: { folder: join(folder, 'media') },
    log: (line) => lines.push(line),
  });

const posts = async (): Promise<BlogPost[]> => (await content.get('/api/blog-posts').expect(200)).body;
const showcases = async (): Promise<CustomerShowcase[]> => (await content.get('/api/customer-showcase').expect(200)).body;

describe('the demo data', () => {
  it('has translations, and reading times by word count', async () => {
    await writePosts({ ...POST, content: 'word '.repeat(690) });
    await seed();
    expect((await content.get('/api/blog-posts?lang=ar').expect(200)).body).toMatchObject([
      { title: 'مقال', content: 'نص.', readTime: 1, textLanguages: { title: 'ar', content: 'ar', excerpt: 'en' } },
    ]);
    expect(await posts()).toMatchObject([{ title: 'A post', readTime: 3, imageAlt: 'A desk' }]);
    expect((await content.get('/api/customer-showcase?lang=ar').expect(200)).body).toMatchObject([{ clientName: 'عمر ناصر' }]);
  });

  it('fills empty tables, the first of the list newest, including drafts', async () => {
    expect(await seed()).toBe(true);
    const published = await posts();
    expect(published.map(({ id, slug }) => [id, slug])).toEqual([
      [3, 'a-post'],
      [1, 'older'],
    ]);
    for (const { createdAt, publishedAt, updatedAt } of published)
      expect([publishedAt, updatedAt]).toEqual([createdAt, createdAt]);
    const days = published.map(({ createdAt }) => (Date.now() - Date.parse(createdAt)) / 86_400_000);
    expect(days[0]).toBeLessThan(1);
    expect(days[1]).toBeGreaterThan(10);
    expect(await content.dataSource.query('SELECT slug FROM content.blog_post WHERE NOT published')).toEqual([
      { slug: 'a-draft' },
    ]);
    expect(await showcases()).toMatchObject([{ clientName: 'Omar Nasser', rating: 4, featured: true }]);
  });

  it('is sanitised before it is stored', async () => {
    await seed();
    expect(await content.dataSource.query("SELECT content FROM content.blog_post WHERE slug = 'a-post'")).toEqual([
      { content: '<h2>First</h2>\n\nSecond.' },
    ]);
  });

  it('stores every picture once in the media store, with its address in the rows', async () => {
    await seed();
    expect(lines).toEqual(['pictures 1/1', 'blog posts 3, customer showcases 1']);
    const [post, older] = await posts();
    const picture = readMediaAddress(post?.imageUrl ?? '');
    expect(picture).toMatchObject({ width: 1, height: 1 });
    expect(older?.imageUrl).toBeNull();
    expect((await showcases())[0]?.carImage).toBe(post?.imageUrl);
    expect(await readdir(join(folder, 'media'))).toEqual([picture?.id]);
  });

  it('shows the pictures that contents name, in every language', async () => {
    const inside = 'a\n\n<figure><img src="blog/desk.png" alt="A desk" /></figure>';
    await writePosts({ ...POST, image: null, content: inside, translations: { ar: { content: inside } } });
    await seed();
    const [post] = await posts();
    expect(readMediaAddress(/src="([^"]+)"/.exec(post?.content ?? '')?.[1] ?? '')).toMatchObject({ width: 1 });
    expect((await content.get('/api/blog-posts?lang=ar').expect(200)).body[0].content).toBe(post?.content);
  });

  it('changes nothing if there is content, nor when repeated', async () => {
    await content.addPosts({ slug: 'own' });
    expect(await seed()).toBe(false);
    expect((await posts()).map(({ slug }) => slug)).toEqual(['own']);
    await content.empty();
    await seed();
    const first = await posts();
    expect(await seed()).toBe(false);
    expect(await posts()).toEqual(first);
    expect(await showcases()).toHaveLength(1);
  });

  it('is stored once by two concurrent scripts', async () => {
    const done = await Promise.all([seed(), seed()]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(await posts()).toHaveLength(2);
  });

  it('names the invalid file and field, or picture, and stores nothing', async () => {
    await writePosts(POST, { ...DRAFT, category: 'Gossip' });
    await expect(seed()).rejects.toThrow(/blog-posts\.json is not demo data:\n {2}1\.category: /);
    await writePosts({ ...POST, image: 'blog/none.png' });
    await expect(seed()).rejects.toThrow('blog/none.png could not be stored');
    expect(await posts()).toEqual([]);
  });
});
