import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Content, startContent } from './content.js';

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
  it('are found by a part of the name in any case', async () => {
    await content.addShowcases({ clientName: 'Omar Nasser' }, { clientName: 'Omar_100%' }, { clientName: 'Sara Marri' });
    const records = [
      { place: 'customer-showcase', id: 1, name: 'Omar Nasser', createdAt: expect.stringMatching(/Z$/) },
      expect.objectContaining({ id: 2, name: 'Omar_100%' }),
    ];
    expect(await find('oMAR')).toEqual({ items: records });
    expect(await find('r_1')).toEqual({ items: [records[1]] });
    expect(await find('__')).toEqual({ items: [] });
  });

  it('are found after they were deleted or renamed, while the audit tells of them', async () => {
    const [id = 0] = await content.addShowcases({ clientName: 'Omar Nasser' });
    await content.asStaff('put', `${SHOWCASES}/${id}`).send({ clientName: 'A customer' }).expect(200);
    expect((await find('Omar Nasser')).items).toMatchObject([{ id, name: 'Omar Nasser' }]);
    await content.asStaff('delete', `${SHOWCASES}/${id}`).expect(204);
    expect((await find('Omar Nasser')).items).toMatchObject([{ id, name: 'Omar Nasser' }]);
  });

  it.each([[{ name: 'x' }], [{ name: '' }], [{}], [{ email: 'omar@example.com' }]])('are not looked for by %j', async (body) => {
    await content.asStaff('post', '/api/privacy/content/find').send(body).expect(400);
  });
});

describe('a copy for the customer', () => {
  const copy = async (...showcaseIds: number[]) =>
    (await content.asStaff('post', '/api/privacy/content/export').send({ showcaseIds }).expect(200)).body.items;

  it('holds the showcases that staff name with their changes, the deleted ones too, and leaves an audit row', async () => {
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

  it('is given to nobody but staff', async () => {
    await request(content.url)
      .post('/api/privacy/content/export')
      .send({ showcaseIds: [1] })
      .expect(401);
  });
});

describe('an erasure', () => {
  it('deletes the showcases that staff name, and what the audit tells of the person', async () => {
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

  it('of what was deleted by hand before leaves nothing of it in the audit', async () => {
    const [id = 0] = await content.addShowcases({});
    await content.asStaff('delete', `${SHOWCASES}/${id}`).expect(204);
    await erase(id);
    expect(JSON.stringify(await content.audit())).not.toMatch(/Omar Nasser|As it was described/);
    expect(await find('Omar Nasser')).toEqual({ items: [] });
  });

  it('of nothing leaves no row in the audit', async () => {
    expect(await erase(99)).toEqual({ erased: {}, kept: [] });
    expect(await content.audit()).toEqual([]);
  });

  it.each([[[]], [['1']], [[0]], [undefined]])('of %j is refused', async (showcaseIds) => {
    const { body } = await content.asStaff('post', '/api/privacy/content/erase').send({ showcaseIds }).expect(400);
    expect(body.errors[0].path).toMatch(/^showcaseIds/);
  });
});
