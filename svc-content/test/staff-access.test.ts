import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Content, startContent } from './content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

describe.each([
  ['post', '/api/blog-posts'],
  ['put', '/api/blog-posts/1'],
  ['delete', '/api/blog-posts/1'],
  ['post', '/api/customer-showcase'],
  ['put', '/api/customer-showcase/1'],
  ['delete', '/api/customer-showcase/1'],
  ['post', '/api/media'],
  ['get', '/api/audit/content'],
] as const)('%s %s', (method, path) => {
  it('is refused without a token of the gateway, and with any other', async () => {
    await content.asNobody(method, path).send({ title: 'A' }).expect(401);
    await content.asNobody(method, path).set('authorization', 'Bearer admin').send({ title: 'A' }).expect(401);
    expect(await content.audit()).toEqual([]);
  });
});
