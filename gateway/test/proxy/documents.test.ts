import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { request as undici } from 'undici';
import { FRESH_MS, MicroCache } from '../../src/proxy/cache/micro-cache.js';
import { SessionsService } from '../../src/staff/session/sessions.service.js';
import { OWNER } from '../support/accounts.js';
import type { Behaviour } from '../support/fake-upstream.js';
import { type Site, startGateway } from '../support/gateway.js';

const HTML = `<!doctype html>${'<p>A car</p>'.repeat(200)}`;
const SHARED = 'public, max-age=0, s-maxage=1';

const OF_SHELL = {
  'content-type': 'text/html; charset=utf-8',
  'content-language': 'en',
  'cache-control': SHARED,
  vary: 'Cookie, Accept-Language',
  'x-inline-scripts': "'sha256-boot='",
  'x-inline-styles': "'sha256-one=' 'sha256-two='",
};

const document =
  (more: Record<string, string> = {}, status = 200): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { ...OF_SHELL, ...more }).end(HTML);
  };

describe('documents', () => {
  let site: Site;
  let clock: number;
  const get = (path = '/inventory') => supertest(site.url).get(path);
  const calls = () => site.upstreams.shell.calls;

  beforeEach(async () => {
    site = await startGateway({ DOCUMENT_TIMEOUT_MS: '1000' });
    clock = 0;
    site.app.get(MicroCache).now = () => clock;
    site.upstreams.shell.behave = document();
  });
  afterEach(() => site.close());

  it('show staff unpublished content and are then not cached', async () => {
    const opening = { member: OWNER, address: '203.0.113.7', device: 'a browser' };
    const cookie = `staff-session=${(await site.app.get(SessionsService).open(opening)).secret}`;
    const seen = await get('/contact?preview=1').set({ cookie, 'x-preview-token': 'forged' }).expect(200);
    expect(seen.headers['cache-control']).toBe('no-store');
    const { headers } = calls()[0] ?? {};
    const [, claims = ''] = String(headers?.['x-preview-token']).split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'svc-content',
      member: { role: 'owner' },
    });
    expect(headers?.authorization).toBeUndefined();
    expect(seen.headers['content-security-policy']).toContain(`'nonce-${headers?.['x-csp-nonce']}'`);

    const others = [{}, { cookie: 'staff-session=x' }, { 'x-preview-token': 'forged' }];
    for (const other of others) {
      const { headers: given } = await get('/contact?preview=1').set(other).expect(200);
      expect(given['cache-control']).toBe(SHARED);
    }
    expect(
      calls()
        .slice(1)
        .map((call) => call.headers['x-preview-token']),
    ).toEqual([undefined]);
    await get('/contact').set({ cookie }).expect(200);
    expect(calls().at(-1)?.headers['x-preview-token']).toBeUndefined();
  });

  it('are the same bytes for all visitors of a language', async () => {
    const visitors = [
      { cookie: '_ga=1; lang=ar', 'user-agent': 'one', 'x-forwarded-for': '1.2.3.4' },
      { cookie: 'lang=ar; cart=2', 'accept-language': 'ja', referer: 'https://elsewhere.test/' },
      { 'accept-language': 'fr;q=0.9, ar;q=0.8', authorization: 'Bearer x' },
      { cookie: 'staff-session=x', 'accept-language': 'ar' },
    ];
    const answers = [];
    for (const headers of visitors) answers.push(await get().set(headers).expect(200));
    expect(calls()).toHaveLength(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { headers } = site.upstreams.shell.lastCall;
    expect(headers).toMatchObject({ 'accept-language': 'ar', accept: 'text/html' });
    for (const name of ['cookie', 'authorization', 'referer', 'user-agent', 'x-csp-nonce', 'x-forwarded-for'])
      expect(headers).not.toHaveProperty(name);
  });

  it.each([
    ['the language of the browser', { 'accept-language': 'ja' }],
    ['the language that was chosen', { cookie: 'lang=ja' }],
  ])('differ by %s', async (_, headers) => {
    await get().expect('x-cache', 'miss');
    await get().set(headers).expect('x-cache', 'miss');
    expect(calls().map((call) => call.headers['accept-language'])).toEqual(['en', 'ja']);
    await get('/inventory?lang=ja').expect('x-cache', 'miss');
    await get('/inventory?lang=ja').set('cookie', 'lang=ar').expect('x-cache', 'hit');
  });

  it('do not vary by tracking parameters', async () => {
    await get('/inventory?make=A').expect('x-cache', 'miss');
    await get('/inventory?utm_source=letter&make=A&gclid=1').expect('x-cache', 'hit');
    await get('/inventory?fbclid=2').expect('x-cache', 'miss');
    expect(calls().map(({ url }) => url)).toEqual(['/inventory?make=A', '/inventory']);
  });

  it('redirect with the tracking parameters that were removed from the request', async () => {
    site.upstreams.shell.behave = document({ location: '/inventory?lang=ar#cars' }, 308);
    const { headers } = await get('/inventory/?utm_source=letter&lang=ar&gclid=1').redirects(0).expect(308);
    expect(headers.location).toBe('/inventory?lang=ar&utm_source=letter&gclid=1#cars');
    expect((await get('/inventory/?lang=ar').redirects(0).expect(308)).headers.location).toBe('/inventory?lang=ar#cars');
  });

  it('carry the policy with the hashes that the shell named, and no internal headers', async () => {
    for (const state of ['miss', 'hit']) {
      const { headers } = await get().expect('x-cache', state);
      expect(headers['content-security-policy']).toContain("script-src 'sha256-boot=' 'strict-dynamic'");
      expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-one=' 'sha256-two=';");
      expect(headers['content-security-policy']).not.toContain('nonce');
      expect(headers).toMatchObject({
        'cache-control': SHARED,
        'content-language': 'en',
        vary: 'Cookie, Accept-Language, accept-encoding',
        'x-frame-options': 'DENY',
      });
      for (const name of ['x-inline-scripts', 'x-inline-styles', 'x-incomplete']) expect(headers).not.toHaveProperty(name);
    }
  });

  it('have a strong ETag, answer 304 if unchanged, and are compressed once', async () => {
    const { headers } = await get();
    expect(headers.etag).toMatch(/^"[\w-]+(-\w+)?"$/);
    await get().set('if-none-match', String(headers.etag)).expect(304);
    const { headers: packed, body } = await undici(`${site.url}/inventory`, { headers: { 'accept-encoding': 'br' } });
    expect(packed['content-encoding']).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await body.arrayBuffer())).toString()).toBe(HTML);
    expect(calls()).toHaveLength(1);
  });

  it('remember the language that an address names', async () => {
    site.upstreams.shell.behave = document({ 'set-cookie': 'lang=ja; Path=/' });
    for (const state of ['miss', 'hit'])
      expect((await get('/?lang=ja').expect('x-cache', state)).headers['set-cookie']).toEqual(['lang=ja; Path=/']);
  });

  it.each<[string, Behaviour]>([
    ['of one visitor', document({ 'cache-control': 'private, no-cache' })],
    ['that do not exist', document({}, 404)],
  ])('%s are not cached', async (_, behave) => {
    site.upstreams.shell.behave = behave;
    for (let time = 1; time <= 2; time++) {
      const { headers, text } = await get('/payment-success?order=1').expect('x-cache', 'miss');
      expect(text).toBe(HTML);
      expect(headers['content-security-policy']).toContain("script-src 'sha256-boot='");
      expect(calls()).toHaveLength(time);
    }
  });

  it('pass on the redirects of the shell', async () => {
    site.upstreams.shell.behave = document({ location: '/inventory', 'set-cookie': 'lang=ja; Path=/' }, 303);
    const { headers } = await get('/inventory?lang=xx').redirects(0).expect(303);
    expect(headers).toMatchObject({ location: '/inventory', 'set-cookie': ['lang=ja; Path=/'] });
  });

  it.each<[string, Behaviour]>([
    ['refuses', (request) => request.socket.destroy()],
    ['hangs', () => undefined],
    ['fails', document({}, 503)],
    ['lacks a section', document({ 'x-incomplete': 'true', 'cache-control': 'private, no-cache' })],
  ])('stay readable for an hour from the cache while the shell %s', async (_, behave) => {
    await get().expect(200);
    site.upstreams.shell.behave = behave;
    clock = 3_599_000;
    const { headers, text } = await get().expect(200).expect('x-cache', 'stale');
    expect([headers.age, text]).toEqual(['3599', HTML]);
    clock = 3_600_000;
    expect((await get()).headers['x-cache']).not.toBe('stale');
  });

  it('are fresh a second after they were cached', async () => {
    await get().expect('x-cache', 'miss');
    site.upstreams.shell.behave = (_request, response) => response.writeHead(200, OF_SHELL).end('new');
    clock = FRESH_MS;
    expect((await get().expect('x-cache', 'miss')).text).toBe('new');
  });
});
