import type { CustomerShowcase } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Content, PLAIN_SHOWCASE, startContent } from './support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
beforeEach(() => content.empty());
afterAll(() => content.stop());

const showcases = async (): Promise<CustomerShowcase[]> => (await content.get('/api/customer-showcase').expect(200)).body;

describe('GET /api/customer-showcase', () => {
  it('answers an empty list when there is none', async () => {
    expect(await showcases()).toEqual([]);
  });

  it('lists the featured ones first, each part newest first', async () => {
    const [a, b, c, d] = await content.addShowcases({}, { featured: true }, { featured: true }, {});
    expect((await showcases()).map(({ id }) => id)).toEqual([c, b, d, a]);
  });

  it('lists at most a thousand at once, and links the next', async () => {
    const added = await content.addShowcases(...Array.from({ length: 1003 }, () => ({})));
    const first = await content.get('/api/customer-showcase').expect(200);
    expect(first.headers.link).toBe('</api/customer-showcase?page=2&pageSize=1000>; rel="next"');
    const last = await content.get('/api/customer-showcase?page=2&pageSize=1000').expect(200);
    expect([...first.body, ...last.body].map(({ id }) => id)).toEqual(added.reverse());
  });

  it('answers every field of one', async () => {
    const [id] = await content.addShowcases({ rating: 4, createdAt: new Date('2026-02-03T04:05:06.789Z') });
    const { translations: _, outdated: __, ...fields } = PLAIN_SHOWCASE;
    const textLanguages = { clientName: 'en', clientReview: 'en', imageAlt: 'en' };
    expect(await showcases()).toEqual([{ id, ...fields, rating: 4, createdAt: '2026-02-03T04:05:06.789Z', textLanguages }]);
  });
});
