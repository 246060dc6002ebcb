import { BLOG_POST_TEXTS, type BlogPost } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Content, PLAIN_POST, startContent } from '../support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
beforeEach(() => content.empty());
afterAll(() => content.stop());

const posts = async (): Promise<BlogPost[]> => (await content.get('/api/blog-posts').expect(200)).body;
const ids = async (): Promise<number[]> => (await posts()).map(({ id }) => id);

describe('GET /api/blog-posts', () => {
  it('answers an empty list when nothing is published', async () => {
    await content.addPosts({ published: false });
    expect(await posts()).toEqual([]);
  });

  it('lists the newest first and never a draft', async () => {
    const [older, , newer] = await content.addPosts({}, { published: false, featured: true }, {});
    expect(await ids()).toEqual([newer, older]);
    const [newest] = await content.addPosts({});
    expect(await ids()).toEqual([newest, newer, older]);
  });

  it('lists at most a thousand at once, and links the next', async () => {
    const added = await content.addPosts(...Array.from({ length: 1003 }, (_, at) => ({ slug: `post-no-${at}` })));
    const first = await content.get('/api/blog-posts').expect(200);
    expect(first.headers.link).toBe('</api/blog-posts?page=2&pageSize=1000>; rel="next"');
    const last = await content.get('/api/blog-posts?page=2&pageSize=1000').expect(200);
    expect([...first.body, ...last.body].map(({ id }) => id)).toEqual(added.reverse());
    await content.get('/api/blog-posts?pageSize=1001').expect(400);
  });

  it('shows staff drafts too, but not callers who only claim to be staff', async () => {
    const [older, draft, newer] = await content.addPosts({}, { published: false }, {});
    const { body } = await content.asStaff('get', '/api/blog-posts').expect(200);
    expect(body.map(({ id }: BlogPost) => id)).toEqual([draft, newer, older]);
    await content.get('/api/blog-posts').set('authorization', 'Bearer admin').expect(401);
    expect(await ids()).toEqual([newer, older]);
  });

  it('has a separate staff list, which is closed to everybody else', async () => {
    const [published, draft] = await content.addPosts({}, { published: false });
    const { body } = await content.asStaff('get', '/api/staff/blog-posts').expect(200);
    expect(body.map(({ id }: BlogPost) => id)).toEqual([draft, published]);
    await content.get('/api/staff/blog-posts').expect(401);
  });

  it('lists by publication, whenever a draft was created', async () => {
    const [published, draft] = await content.addPosts({ createdAt: new Date('2026-02-01') }, { published: false });
    await content.asStaff('put', `/api/blog-posts/${draft}`).send({ published: true }).expect(200);
    expect(await ids()).toEqual([draft, published]);
  });

  it('puts the later of two posts with equal timestamps first', async () => {
    const createdAt = new Date('2026-01-01T00:00:00Z');
    const [first, second] = await content.addPosts({ createdAt }, { createdAt });
    expect(await ids()).toEqual([second, first]);
  });

  it('answers every field of a post', async () => {
    const [id] = await content.addPosts({ slug: 'a-post', featured: true, createdAt: new Date('2026-02-03T04:05:06.789Z') });
    const { translations: _, outdated: __, ...fields } = PLAIN_POST;
    expect(await posts()).toEqual([
      {
        id,
        ...fields,
        slug: 'a-post',
        featured: true,
        createdAt: '2026-02-03T04:05:06.789Z',
        publishedAt: '2026-02-03T04:05:06.789Z',
        updatedAt: '2026-02-03T04:05:06.789Z',
        formerSlugs: [],
        textLanguages: Object.fromEntries(BLOG_POST_TEXTS.map((name) => [name, 'en'])),
      },
    ]);
  });

  it('answers null for a missing picture and missing SEO texts', async () => {
    await content.addPosts({ imageUrl: null, seoTitle: null, seoDescription: null, tags: [] });
    expect(await posts()).toMatchObject([{ imageUrl: null, seoTitle: null, seoDescription: null, tags: [] }]);
  });

  it('strips the script of a stored post, and returns the rest', async () => {
    await content.addPosts({ content: 'Before.<script>alert(1)</script>\n\n<strong onclick="alert(2)">After</strong>.' });
    const [post] = await posts();
    expect(post?.content).toBe('Before.\n\n<strong>After</strong>.');
  });
});
