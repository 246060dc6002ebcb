/** @jest-environment @dealership/build-kit/jest/server-environment */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { defaultSettings } from '@dealership/contracts';
import { writeFragment } from '@dealership/fragment-server';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { rendered } from '../testing/shell-site.js';
import { createRemoteClient, type RemoteClient } from './remote-client.js';

/** The requested sections, with the Accept-Encoding and bodies of the requests. */
let requestedUrls: string[] = [];
let encodings: (string | undefined)[] = [];
let bodies: string[] = [];
let answer: { status: number; body: object };
let clock = 1000;

const server = createServer(async (request, response) => {
  const { url, method, headers } = request;
  requestedUrls.push(String(url));
  encodings.push(headers['accept-encoding']?.toString());
  if (method === 'POST') bodies.push(await text(request));
  response.writeHead(answer.status).end(url?.startsWith('/fragment') ? writeFragment(rendered()) : JSON.stringify(answer.body));
});

let remotes: RemoteClient;

beforeAll(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  jest.restoreAllMocks();
  server.close();
});

beforeEach(() => {
  requestedUrls = [];
  encodings = [];
  bodies = [];
  answer = { status: 200, body: { html: '<p>Cars</p>' } };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  remotes = createRemoteClient({ origins: { 'mf-catalog': origin }, fragmentTimeoutMs: 2000, sectionTimeoutMs: 2000 });
});

const section = (language: 'en' | 'ar' = 'en') => remotes.section('mf-catalog/featured-vehicles', language, 'request');

it('requests a section once in half a second per language', async () => {
  const both = await Promise.all([section(), section()]);
  expect(both.map(({ html }) => html)).toEqual(['<p>Cars</p>', '<p>Cars</p>']);
  clock += 499;
  await section();
  await section('ar');
  expect(requestedUrls).toEqual(['/section?name=featured-vehicles&lang=en', '/section?name=featured-vehicles&lang=ar']);
  clock += 2;
  await section();
  expect(requestedUrls).toHaveLength(3);
});

it('requests a failed or incomplete section again', async () => {
  answer = { status: 500, body: {} };
  await expect(section()).rejects.toThrow('answered 500');
  answer = { status: 200, body: { html: '', incomplete: true } };
  expect(await section()).toMatchObject({ incomplete: true });
  clock += 2;
  answer = { status: 200, body: { html: '<p>Cars</p>' } };
  expect(await section()).toMatchObject({ html: '<p>Cars</p>' });
});

it('requests uncompressed answers', async () => {
  await section();
  const { html } = await remotes.fragment('mf-catalog', '/inventory', 'en', 'request');
  expect(html.toString()).toBe('<p>Fragment</p>');
  await remotes.styleSheet('/mf-catalog/page.css');
  expect(encodings).toEqual(['identity', 'identity', 'identity']);
});

it('sends drafts only with a staff preview', async () => {
  await remotes.fragment('mf-catalog', '/inventory', 'en', 'request', defaultSettings);
  expect(bodies.map((body) => JSON.parse(body).plans)).toEqual([defaultSettings.plans]);
  await remotes.fragment('mf-catalog', '/inventory', 'en', 'request');
  expect(bodies).toHaveLength(1);
});
