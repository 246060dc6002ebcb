import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Content, startContent } from '../support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
beforeEach(() => content.empty());
afterAll(() => content.stop());

const POST = {
  title: 'A post',
  excerpt: 'About it.',
  content: 'First.',
  author: 'Mona',
  published: true,
  seoTitle: 'For buyers',
};
const SHOWCASE = {
  clientName: 'Omar Nasser',
  clientReview: 'As described.',
  carMake: 'Orsenza',
  carModel: 'Altavia',
  carYear: 2023,
};
const ARABIC = { title: 'مقال', author: 'منى', content: '<p onclick="x()">كلمة</p><script>alert(1)</script>', tags: ['مزاد'] };

const create = async (path: string, body: object) => (await content.asStaff('post', path).send(body).expect(201)).body;
const change = async (path: string, body: object) => (await content.asStaff('put', path).send(body).expect(200)).body;
const read = async (path: string) => (await content.get(path).expect(200)).body;

describe('the texts of a post', () => {
  it('are in the requested language or the original one, with their languages', async () => {
    await create('/api/blog-posts', { ...POST, translations: { ar: ARABIC } });
    const english = { ...POST, textLanguages: { title: 'en', excerpt: 'en', content: 'en', tags: 'en' } };
    expect(await read('/api/blog-posts')).toMatchObject([english]);
    expect(await read('/api/blog-posts?lang=ja')).toMatchObject([english]);
    expect(await read('/api/blog-posts?lang=ar')).toMatchObject([
      {
        title: 'مقال',
        author: 'منى',
        excerpt: 'About it.',
        content: '<p>كلمة</p>',
        tags: ['مزاد'],
        slug: 'a-post',
        seoTitle: null,
        readTime: 1,
        textLanguages: { title: 'ar', excerpt: 'en', content: 'ar', author: 'ar', tags: 'ar', seoTitle: 'en' },
      },
    ]);
    const [post] = await read('/api/blog-posts?lang=ar');
    expect(post).not.toHaveProperty('translations');
    await content.get('/api/blog-posts?lang=fr').expect(400);
  });

  it('are all shown to staff, with outdated ones until reviewed', async () => {
    const { id, translations, outdated } = await create('/api/blog-posts', { ...POST, translations: { ar: ARABIC, ja: {} } });
    expect([translations, outdated]).toEqual([{ ar: { ...ARABIC, content: '<p>كلمة</p>' } }, {}]);
    expect((await change(`/api/blog-posts/${id}`, { title: 'Another title' })).outdated).toEqual({ ar: ['title'] });
    const [post] = (await content.asStaff('get', '/api/staff/blog-posts').expect(200)).body;
    expect(post).toMatchObject({ translations: { ar: { title: 'مقال' } }, outdated: { ar: ['title'] } });
    expect((await change(`/api/blog-posts/${id}`, { outdated: {} })).outdated).toEqual({});
  });

  it("have a maximum length and only the site's languages", async () => {
    for (const translations of [{ ar: { title: 'x'.repeat(201) } }, { fr: { title: 'Un titre' } }, { ar: { slug: 'x' } }]) {
      const { body } = await content
        .asStaff('post', '/api/blog-posts')
        .send({ ...POST, translations })
        .expect(400);
      expect(body.errors[0].path).toMatch(/^translations/);
    }
  });
});

describe('the texts of a showcase', () => {
  it('are in the requested language', async () => {
    await create('/api/customer-showcase', { ...SHOWCASE, translations: { ja: { clientName: 'オマル・ナーセル' } } });
    expect(await read('/api/customer-showcase?lang=ja')).toMatchObject([
      {
        clientName: 'オマル・ナーセル',
        clientReview: 'As described.',
        textLanguages: { clientName: 'ja', clientReview: 'en', imageAlt: 'en' },
      },
    ]);
    expect(await read('/api/customer-showcase?lang=ar')).toMatchObject([{ clientName: 'Omar Nasser' }]);
  });

  it("are found by the customer's name in any language", async () => {
    const { id } = await create('/api/customer-showcase', { ...SHOWCASE, translations: { ar: { clientName: 'عمر ناصر' } } });
    const find = async (name: string) =>
      (await content.asStaff('post', '/api/privacy/content/find').send({ name }).expect(200)).body.items;
    expect(await find('عمر')).toMatchObject([{ id, name: 'عمر ناصر' }]);
    await content
      .asStaff('post', '/api/privacy/content/erase')
      .send({ showcaseIds: [id] })
      .expect(200);
    expect(await find('عمر')).toEqual([]);
    const audit = JSON.stringify(await content.dataSource.query('SELECT before, after FROM content.audit'));
    expect(audit).not.toContain('عمر');
  });
});
