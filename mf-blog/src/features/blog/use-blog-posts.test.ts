import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectServices, createQueryClient } from '@dealership/ui-kit/query';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { prefetchBlog } from './use-blog-posts.js';

let server: Server;
let requestCount: number;
let furtherPage: object | undefined;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    requestCount++;
    if (furtherPage && url?.includes('page=2')) return void response.end(JSON.stringify([furtherPage]));
    if (furtherPage) response.setHeader('link', '</api/blog-posts?page=2&pageSize=2>; rel="next"');
    const posts = ['a', 'b'].map((slug) => ({ slug, title: `Title of ${slug}`, content: `Content of ${slug}`, published: true }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(posts));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  connectServices({ content: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, 5000);
});

afterAll(() => new Promise((closed) => server.close(closed)));

beforeEach(() => {
  requestCount = 0;
  furtherPage = undefined;
});

/** All data that the document would embed, as text. */
async function handedOver(query: string): Promise<string> {
  const client = createQueryClient();
  await prefetchBlog(client, { params: {}, query: new URLSearchParams(query), language: 'en' });
  const queries = client.getQueryCache().getAll();
  return JSON.stringify(queries.map(({ state }) => state.data));
}

it('embeds the list without contents', async () => {
  const data = await handedOver('');
  expect(data).toContain('Title of a');
  expect(data).not.toContain('Content of');
});

it("embeds only the open post's content, from one call", async () => {
  const data = await handedOver('post=b');
  expect(data).toContain('Title of a');
  expect(data).toContain('Content of b');
  expect(data).not.toContain('Content of a');
  expect(requestCount).toBe(1);
});

it('finds a post on a further page of the list', async () => {
  furtherPage = { slug: 'c', title: 'Title of c', content: 'Content of c', published: true };
  expect(await handedOver('post=c')).toContain('Content of c');
});
