import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type request from 'supertest';
import { type Content, startContent } from '../support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
beforeEach(() => content.empty());
afterAll(() => content.stop());

const TEXTS = { excerpt: 'In short.', content: 'First.', author: 'Mona Haddad' };

const create = (title: string, slug?: string): request.Test =>
  content.asStaff('post', '/api/blog-posts').send({ ...TEXTS, title, slug });
const change = (id: number | undefined, changes: object): request.Test =>
  content.asStaff('put', `/api/blog-posts/${id}`).send(changes);
const slugs = async (): Promise<string[]> =>
  (await content.dataSource.query('SELECT slug FROM content.blog_post ORDER BY id')).map(({ slug }: { slug: string }) => slug);

describe("a new post's slug", () => {
  it('gets a number if it is taken, requested or not', async () => {
    for (const slug of [undefined, '', 'dune-driving']) await create('Dune driving!', slug).expect(201);
    expect(await slugs()).toEqual(['dune-driving', 'dune-driving-2', 'dune-driving-3']);
  });

  it('fills the gap of a deleted post', async () => {
    const made = [await create('Tips'), await create('Tips'), await create('Tips')];
    await content.asStaff('delete', `/api/blog-posts/${made[1]?.body.id}`).expect(204);
    await create('Tips').expect(201);
    expect(await slugs()).toEqual(['tips', 'tips-3', 'tips-2']);
  });

  it('is unique among concurrent posts', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create('Spring sale')));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const numbers = Array.from({ length: 11 }, (_, index) => `spring-sale-${index + 2}`);
    expect((await slugs()).toSorted()).toEqual(['spring-sale', ...numbers].toSorted());
    expect(answers.map(({ body }) => body.slug).toSorted()).toEqual((await slugs()).toSorted());
    expect(await content.audit()).toHaveLength(12);
  });

  it.each(['سيارة جديدة', '輸入車の選び方', '2024年', '!!!'])('is the id for the title %s', async (title) => {
    const { body } = await create(title).expect(201);
    expect(body.slug).toBe(String(body.id));
  });

  it('skips an id that another post uses as its slug', async () => {
    await create('One', '2').expect(201);
    expect((await create('سيارة').expect(201)).body).toMatchObject({ id: 2, slug: '2-2' });
  });

  it('never exceeds the limit of the update call', async () => {
    const title = `${'long '.repeat(23)}titles ${'on '.repeat(20)}`;
    for (let number = 0; number < 2; number++) await create(title).expect(201);
    const [first, second] = await slugs();
    expect(first).toMatch(/^[a-z-]{100,120}$/);
    expect(first).not.toMatch(/-$/);
    expect(second).toMatch(/^[a-z-]{100,118}-2$/);
    await change(2, { slug: second }).expect(200);
  });
});

const former = async (): Promise<Record<string, string[]>> => {
  const { body } = await content.get('/api/blog-posts').expect(200);
  return Object.fromEntries(body.map(({ slug, formerSlugs }: { slug: string; formerSlugs: string[] }) => [slug, formerSlugs]));
};

describe('a former slug', () => {
  it('stays with its post, and is the slug again when it returns', async () => {
    await create('Tips').expect(201);
    await change(1, { published: true }).expect(200);
    for (const slug of ['hints', 'advice']) await change(1, { slug }).expect(200);
    expect(await former()).toEqual({ advice: ['hints', 'tips'] });
    await change(1, { slug: 'tips' }).expect(200);
    expect(await former()).toEqual({ tips: ['advice', 'hints'] });
  });

  it('is not given to another post until its own is deleted', async () => {
    await create('Tips').expect(201);
    await change(1, { slug: 'hints' }).expect(200);
    expect((await create('Tips').expect(201)).body.slug).toBe('tips-2');
    await content.asStaff('delete', '/api/blog-posts/1').expect(204);
    expect((await create('Tips').expect(201)).body.slug).toBe('tips');
  });

  it('is not recorded if the change fails', async () => {
    await create('Tips').expect(201);
    await change(1, { slug: 'hints', version: 7 }).expect(409);
    expect(await content.dataSource.query('SELECT * FROM content.former_slug')).toEqual([]);
  });
});

describe("a changed post's slug", () => {
  it('is kept if not sent, whatever the title, and if it is its own', async () => {
    await create('Tips');
    await create('Tips');
    await change(2, { title: 'Hints' }).expect(200);
    await change(2, { slug: 'tips-2' }).expect(200);
    expect(await slugs()).toEqual(['tips', 'tips-2']);
  });

  it('is derived from the title again when emptied', async () => {
    await create('Tips');
    await create('Hints', 'something');
    expect((await change(2, { slug: '' }).expect(200)).body.slug).toBe('hints');
    expect((await change(2, { slug: '', title: 'Tips' }).expect(200)).body.slug).toBe('tips-2');
    expect((await change(2, { slug: '', title: 'نصائح' }).expect(200)).body.slug).toBe('2');
  });

  it('gets a number if it is taken, also concurrently', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await create(title);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((id) => change(id, { slug: 'same', version: 1 })));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await slugs()).toSorted()).toEqual(['same', 'same-2', 'same-3', 'same-4', 'same-5']);
  });
});
