import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { until } from '@dealership/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { request as undici } from 'undici';
import { FRESH_MS, MicroCache } from '../../src/proxy/cache/micro-cache.js';
import { type Behaviour, json } from '../support/fake-upstream.js';
import { type Site, startGateway } from '../support/gateway.js';

const LIST = { items: Array.from({ length: 100 }, (_, id) => ({ id, make: 'Aurelio', model: 'Vento' })) };
const slowly =
  (behave: Behaviour): Behaviour =>
  (request, response) => {
    setTimeout(behave, 50, request, response);
  };

describe('the micro-cache', () => {
  let site: Site;
  let clock: number;
  const get = (path = '/api/vehicles') => supertest(site.url).get(path);
  const calls = () => site.upstreams.catalog.calls;

  beforeEach(async () => {
    site = await startGateway({ API_TIMEOUT_MS: '1000' });
    clock = 0;
    site.app.get(MicroCache).now = () => clock;
    site.upstreams.catalog.behave = slowly(json(LIST));
  });
  afterEach(() => site.close());

  it('calls the upstream once for a hundred concurrent visitors', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get().expect(200)));
    expect(calls()).toHaveLength(1);
    for (const { body } of answers) expect(body).toEqual(LIST);
    expect((await get()).headers['x-cache']).toBe('hit');
    expect(calls()).toHaveLength(1);
  });

  it('passes on the pagination headers', async () => {
    const link = '</api/vehicles?page=2&pageSize=1000>; rel="next"';
    site.upstreams.catalog.behave = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json', link, 'x-other': '1' }).end('[]');
    for (const state of ['miss', 'hit']) {
      const { headers } = await get().expect('x-cache', state);
      expect(headers.link).toBe(link);
      expect(headers).not.toHaveProperty('x-other');
    }
  });

  it('calls the upstream again after a second', async () => {
    await get().expect('x-cache', 'miss');
    clock = FRESH_MS - 1;
    await get().expect('x-cache', 'hit');
    clock = FRESH_MS;
    await get().expect('x-cache', 'miss');
    expect(calls()).toHaveLength(2);
  });

  it('answers with headers that allow browsers only to store it, and 304 if unchanged', async () => {
    const { headers } = await get().expect('cache-control', 'public, max-age=0, must-revalidate');
    expect(headers).toMatchObject({
      vary: 'accept-encoding',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    for (const known of [headers.etag, `"other", W/${headers.etag}`, '*']) {
      const answer = await get().set('if-none-match', String(known)).expect(304);
      expect(answer.headers).toMatchObject({ etag: headers.etag, 'x-content-type-options': 'nosniff' });
      expect(answer.headers).not.toHaveProperty('content-type');
    }
    await get().set('if-none-match', '"other"').expect(200);
    expect(calls()).toHaveLength(1);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('answers %s with %s, each encoding with its own ETag', async (accepted, encoding, decode) => {
    const plain = await get().set('accept-encoding', 'identity');
    for (const state of ['first', 'again']) {
      const { headers, body } = await undici(`${site.url}/api/vehicles`, { headers: { 'accept-encoding': accepted } });
      const bytes = Buffer.from(await body.arrayBuffer());
      expect([state, headers['content-encoding']]).toEqual([state, encoding]);
      expect(Number(headers['content-length'])).toBe(bytes.length);
      expect(JSON.parse(decode(bytes).toString())).toEqual(LIST);
      expect(headers.etag === plain.headers.etag).toBe(encoding === undefined);
    }
    expect(calls()).toHaveLength(1);
  });

  it('ignores the order of a query, and treats HEAD as a GET without a body', async () => {
    await get('/api/vehicles/search?page=2&make=A&make=B').expect('x-cache', 'miss');
    await get('/api/vehicles/search?make=A&make=B&page=2').expect('x-cache', 'hit');
    await get('/api/vehicles/search?make=B&make=A&page=2').expect('x-cache', 'miss');
    const head = await supertest(site.url).head('/api/vehicles/search?make=A&page=2&make=B').expect('x-cache', 'hit');
    expect(head.headers['content-length']).toBe(String(JSON.stringify(LIST).length));
    expect(calls().map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/vehicles/search?make=A&make=B&page=2',
      'GET /api/vehicles/search?make=B&make=A&page=2',
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['a bearer', { authorization: 'Bearer x' }],
    ['any cookie', { cookie: 'lang=ar; my-session=1' }],
    ['staff, where they see what everybody sees', { cookie: 'staff-session=x' }],
  ])('serves %s the shared answer', async (_, headers) => {
    await get().set(headers).expect('x-cache', 'miss').expect(200, LIST);
    await get().expect('x-cache', 'hit');
    await get().set(headers).expect('x-cache', 'hit').expect(200, LIST);
    expect(calls()).toHaveLength(1);
    expect(calls()[0]?.headers).not.toHaveProperty('cookie');
    expect(calls()[0]?.headers).not.toHaveProperty('authorization');
  });

  it('shares an error with waiting requests and does not store it', async () => {
    let requestCount = 0;
    site.app.getHttpServer().on('request', () => requestCount++);
    const behave = json({ code: 'VEHICLE_NOT_FOUND' }, 404);
    // A request after the answer triggers a new call.
    site.upstreams.catalog.behave = async (request, response) => {
      await until('all of them wait', () => requestCount === 20);
      behave(request, response);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/api/vehicles/9').expect(404)));
    expect(calls()).toHaveLength(1);
    for (const { body, headers } of answers) expect([body.code, headers['x-cache']]).toEqual(['VEHICLE_NOT_FOUND', 'miss']);
    site.upstreams.catalog.behave = json({ id: 9 });
    await get('/api/vehicles/9').expect(200);
  });

  it.each<[string, Behaviour]>([
    ['refuses', (request) => request.socket.destroy()],
    ['hangs', () => undefined],
    ['fails', json({ code: 'INTERNAL' }, 500)],
  ])('serves the last answer while the upstream %s, and marks it as stale', async (_, behave) => {
    await get().expect(200);
    site.upstreams.catalog.behave = behave;
    clock = 5000;
    for (const age of ['5', '6']) {
      const answer = await get().expect(200).expect('x-cache', 'stale').expect('age', age);
      expect(answer.body).toEqual(LIST);
      clock += FRESH_MS;
    }
    expect(site.log.filter(({ msg }) => msg === 'upstream unavailable, serving the last response')).toHaveLength(1);
    site.upstreams.catalog.behave = json(LIST);
    await until('the answer is read anew', async () => {
      // The last upstream call may still hang; waiting requests get the old answer for another second.
      clock += FRESH_MS;
      return (await get()).headers['x-cache'] !== 'stale';
    });
  });
});
