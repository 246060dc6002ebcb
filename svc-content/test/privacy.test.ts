import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Content, startContent } from './support/content.js';

const SHOWCASES = '/api/customer-showcase';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
beforeEach(() => content.empty());
afterAll(() => content.stop());

const find = async (name: string) => (await content.asStaff('post', '/api/privacy/content/find').send({ name }).expect(200)).body;
const erase = async (...showcaseIds: number[]) =>
  (await content.asStaff('post', '/api/privacy/content/erase').send({ showcaseIds }).expect(200)).body;

describe('the showcases of a person', () => {
  it('are found by part of the name in any case', async () => {
    await content.addShowcases({ clientName: 'Omar Nasser' }, { clientName: 'Omar_100%' }, { clientName: 'Sara Marri' });
    const records = [
      { place: 'customer-showcase', id: 1, name: 'Omar Nasser', createdAt: expect.stringMatching(/Z$/) },
      expect.objectContaining({ id: 2, name: 'Omar_100%' }),
    ];
    expect(await find('oMAR')).toMatchObject({ items: records });
    expect((await find('r_1')).items).toEqual([records[1]]);
    expect(await find('__')).toEqual({ items: [], testimonials: [] });
  });

  it('are found after deletion or renaming, as long as the audit has them', async () => {
    const [id = 0] = await content.addShowcases({ clientName: 'Omar Nasser' });
    await content.asStaff('put', `${SHOWCASES}/${id}`).send({ clientName: 'A customer' }).expect(200);
    expect((await find('Omar Nasser')).items).toMatchObject([{ id, name: 'Omar Nasser' }]);
    await content.asStaff('delete', `${SHOWCASES}/${id}`).expect(204);
    expect((await find('Omar Nasser')).items).toMatchObject([{ id, name: 'Omar Nasser' }]);
  });

  it.each([[{ name: 'x' }], [{ name: '' }], [{}], [{ email: 'omar@example.com' }]])('are not searched by %j', async (body) => {
    await content.asStaff('post', '/api/privacy/content/find').send(body).expect(400);
  });
});

describe('a copy for the customer', () => {
  const copy = async (...showcaseIds: number[]) =>
    (await content.asStaff('post', '/api/privacy/content/export').send({ showcaseIds }).expect(200)).body.items;

  it('has the selected showcases with their changes, including deleted ones, and is audited', async () => {
    const [kept = 0, deleted = 0] = await content.addShowcases({}, {}, {});
    await content.asStaff('put', `${SHOWCASES}/${kept}`).send({ clientReview: 'I live in Ajman.' }).expect(200);
    await content.asStaff('delete', `${SHOWCASES}/${deleted}`).expect(204);
    expect(await copy(kept, deleted, 99)).toMatchObject([
      {
        place: 'customer-showcase',
        id: kept,
        createdAt: expect.stringMatching(/Z$/),
        fields: {
          clientName: 'Omar Nasser',
          clientReview: 'I live in Ajman.',
          changes: [{ at: expect.stringMatching(/Z$/), after: { clientReview: 'I live in Ajman.' } }],
        },
      },
      { id: deleted, fields: { changes: [{ before: { clientName: 'Omar Nasser' } }] } },
    ]);
    const audit = await content.audit();
    expect(audit.at(-1)).toMatchObject({ action: 'export', entity: 'person', after: { 'customer-showcase': [kept, deleted] } });
  });

  it('is for staff only', async () => {
    await request(content.url)
      .post('/api/privacy/content/export')
      .send({ showcaseIds: [1] })
      .expect(401);
  });
});

describe('an erasure', () => {
  it('deletes the selected showcases, and their data in the audit', async () => {
    const [omar = 0, namesake = 0] = await content.addShowcases({}, {});
    await content.asStaff('put', `${SHOWCASES}/${omar}`).send({ clientReview: 'I live in Ajman.', rating: 4 }).expect(200);
    await content.asStaff('put', `${SHOWCASES}/${namesake}`).send({ clientReview: 'It runs.' }).expect(200);
    expect(await erase(omar)).toEqual({ erased: { 'customer-showcase': 1 }, kept: [] });
    expect((await find('Omar Nasser')).items).toMatchObject([{ id: namesake }]);
    expect((await content.get(SHOWCASES)).body).toMatchObject([{ id: namesake }]);
    const audit = await content.audit();
    expect(audit).toMatchObject([
      { action: 'update', entity_id: omar, before: { rating: 5 }, after: { rating: 4 } },
      { action: 'update', entity_id: namesake, after: { clientReview: 'It runs.' } },
      { action: 'erase', entity: 'person', session_id: 'session-1', after: { 'customer-showcase': [omar] } },
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/I live in Ajman/);
  });

  it('an erasure of manually deleted records also clears the audit', async () => {
    const [id = 0] = await content.addShowcases({});
    await content.asStaff('delete', `${SHOWCASES}/${id}`).expect(204);
    await erase(id);
    expect(JSON.stringify(await content.audit())).not.toMatch(/Omar Nasser|As it was described/);
    expect((await find('Omar Nasser')).items).toEqual([]);
  });

  it('an erasure of nothing is not audited', async () => {
    expect(await erase(99)).toEqual({ erased: {}, kept: [] });
    expect(await content.audit()).toEqual([]);
  });

  it.each([[[]], [['1']], [[0]], [undefined]])('an erasure of %j is refused', async (showcaseIds) => {
    const { body } = await content.asStaff('post', '/api/privacy/content/erase').send({ showcaseIds }).expect(400);
    expect(body.errors[0].path).toMatch(/^showcaseIds/);
  });
});

describe('testimonials', () => {
  const words = (en: string, ar = '') => ({ en, ar, ja: '' });
  const client = (name: string, text: string, ar = '') => ({ name: words(name, ar), text: words(text), title: words('Ajman') });
  const OTHER = client('Omar Nasserian', 'It runs.');
  const PATH = '/api/staff/texts/testimonials';
  const write = (what: 'draft' | 'publish' | 'return', body: object) =>
    content.asStaff(what === 'draft' ? 'put' : 'post', `${PATH}/${what}`).send(body);
  const draft = (revision: number, ...clients: object[]) => write('draft', { revision, body: { clients } }).expect(200);
  const named = { testimonialNames: ['Omar Nasser'] };
  const clear = (body: object = named) => content.asStaff('post', '/api/privacy/content/erase').send(body);
  const stored = async () =>
    JSON.stringify([await content.dataSource.query('SELECT body FROM content.setting_version'), await content.audit()]);

  /** Published, changed, published again, and changed in a draft. */
  beforeEach(async () => {
    await draft(0, client('Omar Nasser', 'I live in Ajman.', 'عمر ناصر'), OTHER);
    await write('publish', { revision: 1 }).expect(200);
    await draft(2, OTHER);
    await write('publish', { revision: 3 }).expect(200);
    await draft(4, OTHER, client('Omar Nasser', 'I live in Dubai.'));
  });

  it('are found by part of the name in any language, including earlier versions', async () => {
    const { testimonials } = await find('nasser');
    expect(testimonials).toEqual([
      { name: 'Omar Nasser', createdAt: expect.stringMatching(/Z$/) },
      { name: 'Omar Nasserian', createdAt: expect.stringMatching(/Z$/) },
    ]);
    expect((await find('عمر')).testimonials).toMatchObject([{ name: 'Omar Nasser' }]);
  });

  it('are exported in each wording', async () => {
    const { body } = await content.asStaff('post', '/api/privacy/content/export').send(named).expect(200);
    expect(body.items).toMatchObject([
      {
        place: 'testimonials',
        fields: {
          changes: [
            { clientName: 'Omar Nasser', clientReview: { en: 'I live in Ajman.' }, title: { en: 'Ajman' } },
            { clientReview: { en: 'I live in Dubai.' } },
          ],
        },
      },
    ]);
    expect((await content.audit()).at(-1)).toMatchObject({ action: 'export', after: { testimonials: [body.items[0].id] } });
  });

  it('are erased from every version, the draft and the audit, without affecting others', async () => {
    expect((await clear().expect(200)).body).toEqual({ erased: { testimonials: 1 }, kept: [] });
    expect(await stored()).not.toMatch(/I live in|"Omar Nasser"|عمر/);
    expect((await find('Omar')).testimonials).toMatchObject([{ name: 'Omar Nasserian' }]);
    const { body } = await content.asStaff('get', PATH).expect(200);
    expect([body.published, body.draft.body]).toEqual([{ clients: [OTHER] }, { clients: [OTHER] }]);
    expect((await content.audit()).at(-1)).toMatchObject({
      action: 'erase',
      entity: 'person',
      after: { testimonials: [1, 2, 3, 4, 5] },
    });
    expect((await write('return', { revision: 6, version: 2 }).expect(200)).body.published).toEqual({ clients: [OTHER] });
  });

  it('are not restored by a form opened before the erasure', async () => {
    await clear().expect(200);
    await write('draft', { revision: 5, body: { clients: [client('Omar Nasser', 'Again.')] } }).expect(409);
    expect(await stored()).not.toMatch(/Again/);
  });

  it('of an unknown name are not audited', async () => {
    const before = (await content.audit()).length;
    expect((await clear({ testimonialNames: ['Omar'] }).expect(200)).body).toEqual({ erased: {}, kept: [] });
    expect(await content.audit()).toHaveLength(before);
  });

  it.each([[{}], [{ testimonialNames: [] }], [{ testimonialNames: [''] }], [{ testimonialNames: 'Omar' }]])(
    'of %j are refused',
    async (body) => {
      const refused = await clear(body).expect(400);
      expect(refused.body.errors[0].path).toMatch(/^showcaseIds|^testimonialNames/);
    },
  );
});
