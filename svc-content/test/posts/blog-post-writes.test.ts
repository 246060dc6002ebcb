import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type request from 'supertest';
import { type Content, PLAIN_POST, RED_PIXEL, startContent } from '../support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
beforeEach(() => content.empty());
afterAll(() => content.stop());

const POST = { title: 'Auction sheets explained', excerpt: 'In short.', content: 'First.\n\nSecond.', author: 'Mona Haddad' };
const PICTURE = `data:image/png;base64,${RED_PIXEL.toString('base64')}`;

const create = (more: object = {}): request.Test => content.asStaff('post', '/api/blog-posts').send({ ...POST, ...more });
const change = (id: number | undefined, changes: object): request.Test =>
  content.asStaff('put', `/api/blog-posts/${id}`).send(changes);
const stored = () => content.dataSource.query('SELECT * FROM content.blog_post ORDER BY id');

describe('a post by staff', () => {
  it('is a draft with defaults and the slug of its title, and audited', async () => {
    const { body } = await create().expect(201);
    expect(body).toMatchObject({ ...POST, slug: 'auction-sheets-explained', category: 'News', readTime: 5, imageUrl: null });
    expect(body).toMatchObject({ tags: [], seoTitle: null, published: false, featured: false, version: 1 });
    expect((await content.get('/api/blog-posts')).body).toEqual([]);
    expect((await content.asStaff('get', '/api/staff/blog-posts')).body).toEqual([body]);
    expect(await content.audit()).toMatchObject([
      { session_id: 'session-1', action: 'create', entity: 'blog-post', entity_id: body.id, after: { slug: body.slug } },
    ]);
  });

  it('is dated now if it is published at once', async () => {
    const { body } = await create({ published: true }).expect(201);
    expect(Math.abs(Date.parse(body.publishedAt) - Date.parse(body.createdAt))).toBeLessThan(60_000);
    expect((await content.get('/api/blog-posts')).body).toMatchObject([
      { publishedAt: body.publishedAt, updatedAt: body.updatedAt },
    ]);
  });

  it('is stored and answered without active content', async () => {
    const { body } = await create({ content: 'Read.<script>alert(1)</script><p onclick="alert(2)">On</p>' }).expect(201);
    expect(body.content).toBe('Read.<p>On</p>');
    expect(await stored()).toMatchObject([{ content: 'Read.<p>On</p>' }]);
  });

  it('is refused if sanitising leaves nothing, and nothing is stored', async () => {
    const { body } = await create({ content: '<script>alert(1)</script>' }).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'content', message: 'Please enter the content' }],
    });
    expect([await stored(), await content.audit()]).toEqual([[], []]);
  });

  it('is refused with every invalid field', async () => {
    const wrong = { title: ' ', slug: 'No Slug', readTime: 61, category: 'Gossip', tags: ['a', 'a'], id: 3 };
    const { body } = await create(wrong).expect(400);
    expect(body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'category',
      'id',
      'readTime',
      'slug',
      'tags',
      'title',
    ]);
    expect(await content.audit()).toEqual([]);
  });

  it('stores an embedded picture as a file, and its address in the row', async () => {
    const { body } = await create({ imageUrl: PICTURE }).expect(201);
    expect(body.imageUrl).toMatch(/^\/media\/[0-9a-f]{32}-1x1\/1\.webp$/);
    await content.get(body.imageUrl).expect(200).expect('content-type', 'image/webp');
    const none = `data:image/png;base64,${Buffer.from('<svg onload="alert(1)">').toString('base64')}`;
    const { body: refused } = await create({ imageUrl: none }).expect(400);
    expect(refused).toMatchObject({ code: 'PICTURE_NOT_ACCEPTED', errors: [{ path: 'imageUrl' }] });
  });
});

describe('a post that staff change', () => {
  it('is published by {published} only, and unpublished', async () => {
    const [id] = await content.addPosts({ published: false });
    const { body } = await change(id, { published: true }).expect(200);
    expect(body).toMatchObject({ ...PLAIN_POST, published: true, version: 2 });
    expect((await content.get('/api/blog-posts')).body).toMatchObject([{ id, published: true, version: 2 }]);
    await change(id, { published: false }).expect(200);
    expect((await content.get('/api/blog-posts')).body).toEqual([]);
    expect(await content.audit()).toMatchObject([
      { action: 'update', entity_id: id, before: { published: false }, after: { published: true } },
      { action: 'update', entity_id: id, before: { published: true }, after: { published: false } },
    ]);
  });

  it('is dated when it is first published, also if it is unpublished and published again', async () => {
    const began = Date.now();
    const [id] = await content.addPosts({ published: false });
    const draft = (await change(id, { author: 'Omar' })).body;
    expect([draft.createdAt, draft.publishedAt]).toEqual([expect.stringMatching(/^2026-01-01/), null]);
    const { createdAt, publishedAt } = (await change(id, { published: true })).body;
    expect(createdAt).toBe(draft.createdAt);
    expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(began);
    for (const published of [false, true]) expect((await change(id, { published })).body.publishedAt).toBe(publishedAt);
    expect((await content.get('/api/blog-posts')).body).toMatchObject([{ id, publishedAt }]);
  });

  it('tells when it was last changed, not when it was saved without a difference', async () => {
    const [id] = await content.addPosts({});
    const { createdAt, updatedAt } = (await change(id, { author: PLAIN_POST.author })).body;
    expect(updatedAt).toBe(createdAt);
    const changed = (await change(id, { author: 'Omar' })).body;
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
    expect((await content.get('/api/blog-posts')).body).toMatchObject([{ updatedAt: changed.updatedAt }]);
  });

  it('is sanitised again', async () => {
    const [id] = await content.addPosts({});
    await change(id, { content: '<b>New</b><iframe src="https://a.example"></iframe>' }).expect(200);
    expect(await stored()).toMatchObject([{ content: '<b>New</b>' }]);
  });

  it('loses its picture when null is sent, and keeps it when it is omitted', async () => {
    const [id] = await content.addPosts({});
    expect((await change(id, { author: 'Omar' })).body.imageUrl).toBe('/media/post.webp');
    expect((await change(id, { imageUrl: null })).body.imageUrl).toBeNull();
  });

  it('is not overwritten from an older version', async () => {
    const [id] = await content.addPosts({ slug: 'first' });
    await change(id, { title: 'First', version: 1 }).expect(200);
    expect((await change(id, { title: 'Second', version: 1 }).expect(409)).body.code).toBe('CHANGED_MEANWHILE');
    expect((await change(id, { slug: 'second', version: 1 }).expect(409)).body.code).toBe('CHANGED_MEANWHILE');
    expect(await stored()).toMatchObject([{ title: 'First', slug: 'first' }]);
  });

  it('is not rewritten without a difference', async () => {
    const [id] = await content.addPosts({});
    expect((await change(id, { title: PLAIN_POST.title, slug: '', content: PLAIN_POST.content })).body.slug).toBe('a-post');
    const { body } = await change(id, { title: PLAIN_POST.title, slug: 'a-post' }).expect(200);
    expect(body.version).toBe(2);
    expect(await content.audit()).toHaveLength(1);
  });

  it('must exist', async () => {
    for (const changes of [{ published: true }, { slug: 'a' }, { slug: '' }])
      expect((await change(999, changes).expect(404)).body.code).toBe('BLOG_POST_NOT_FOUND');
  });

  it.each(['x', '0', '-1', '1.5', '99999999999', '3000000000'])('answers 404 for the id %s', async (id) => {
    const { body } = await content.asStaff('put', `/api/blog-posts/${id}`).send({ published: true }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'id' }] });
  });
});

it('a deleted post is removed, and the audit keeps its data', async () => {
  const [id] = await content.addPosts({ title: 'Rare' });
  await content.asStaff('delete', `/api/blog-posts/${id}`).expect(204);
  await content.asStaff('delete', `/api/blog-posts/${id}`).expect(404);
  expect(await stored()).toEqual([]);
  expect(await content.audit()).toMatchObject([{ action: 'delete', entity_id: id, before: { title: 'Rare' }, after: null }]);
});
