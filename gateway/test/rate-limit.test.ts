import { afterEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { MicroCache } from '../src/proxy/cache/micro-cache.js';
import { json } from './support/fake-upstream.js';
import { type Site, startGateway } from './support/gateway.js';

describe('the limit of forms', () => {
  let site: Site;

  const start = async (settings: Record<string, string>): Promise<void> => {
    site = await startGateway({ FORM_RATE_LIMIT: '2', FORM_RATE_WINDOW: '30', TRUST_PROXY: 'loopback', ...settings });
    site.upstreams.inquiries.behave = json({ id: 1 }, 201);
  };
  const send = (visitor: string, path = '/api/contact') =>
    supertest(site.url).post(path).set('x-forwarded-for', visitor).send({});

  afterEach(() => site.close());

  it('answers 429 with Retry-After, to that visitor only', async () => {
    await start({});
    await send('203.0.113.1').expect(201);
    await send('203.0.113.1').expect(201);
    const answer = await send('203.0.113.1').expect(429);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(answer.body).toEqual({
      statusCode: 429,
      code: 'RATE_LIMITED',
      message: 'Too many messages in a short time. Please wait a moment and try again',
      requestId: answer.headers['x-request-id'],
    });
    expect(site.upstreams.inquiries.calls).toHaveLength(2);
    await send('203.0.113.2').expect(201);
  });

  it('counts the messages of an address across forms', async () => {
    await start({});
    await send('203.0.113.1').expect(201);
    await send('203.0.113.1', '/api/newsletter').expect(201);
    await send('203.0.113.1', '/api/sourcing-request').expect(429);
    await send('203.0.113.1', '/api/auction-checkout').expect(429);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    await start({});
    await send('2001:db8:1:1::1').expect(201);
    await send('2001:db8:1:1::2').expect(201);
    await send('2001:db8:1:1::3').expect(429);
    await send('2001:db8:1:2::1').expect(201);
  });

  it('shows a page when a native form submission fails, and reloading it submits again', async () => {
    await start({});
    const form = () =>
      supertest(site.url)
        .post('/api/journeys/c2VjcmV0/form')
        .set({ accept: 'text/html', 'accept-language': 'ar', origin: 'null' })
        .type('form')
        .send({ text: 'Hello' });
    await form().expect(201);
    site.upstreams.inquiries.behave = json({ code: 'DATABASE_UNAVAILABLE' }, 503);
    for (const status of [503, 429]) {
      const { headers, text } = await form().expect(status);
      expect(text).toContain('<html lang="ar" dir="rtl">');
      expect(text).toContain('إعادة تحميل هذه الصفحة');
      const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'retry-after': status === 429 ? '30' : '2' });
    }
  });

  it('does not limit reads', async () => {
    await start({});
    for (let read = 0; read < 5; read += 1) await supertest(site.url).get(`/api/vehicles/${read}`).expect(200);
  });

  it('lets messages pass while Redis is unavailable, and logs that once', async () => {
    await start({ REDIS_URL: 'redis://127.0.0.1:1' });
    for (let message = 0; message < 4; message += 1) await send('203.0.113.1').expect(201);
    expect(site.log.filter(({ msg }) => String(msg).startsWith('Redis is unavailable'))).toHaveLength(1);
  });
});

describe('the limit of reads', () => {
  it('bounds the page views counted per address', async () => {
    const site = await startGateway({ READ_RATE_LIMIT: '2', TRUST_PROXY: 'loopback' });
    site.upstreams.catalog.behave = (_, response) => void response.writeHead(204).end();
    const view = (visitor: string) => supertest(site.url).post('/api/views').set('x-forwarded-for', visitor).send({ path: '/' });
    for (let time = 0; time < 2; time += 1) await view('203.0.113.1').expect(204);
    await view('203.0.113.1').expect(429);
    await view('203.0.113.2').expect(204);
    await site.close();
  });

  it('bounds the pages rendered per address; cached ones are free', async () => {
    const site = await startGateway({ READ_RATE_LIMIT: '2', TRUST_PROXY: 'loopback' });
    site.app.get(MicroCache).now = () => 0;
    const headers = { 'content-type': 'text/html', 'content-language': 'en', 'cache-control': 'public, s-maxage=1' };
    site.upstreams.shell.behave = (_, response) => void response.writeHead(200, headers).end('<p>A car</p>');
    const open = (path: string, visitor = '203.0.113.1') =>
      supertest(site.url).get(path).set({ 'x-forwarded-for': visitor, accept: 'text/html' });
    await open('/inventory?x=1').expect(200);
    await open('/inventory?x=2').expect(200);
    const refused = await open('/inventory?x=3').expect(429);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.headers['retry-after']).toBeDefined();
    await open('/inventory?x=2').expect(200);
    await open('/inventory?x=3', '203.0.113.2').expect(200);
    await site.close();
  });
});
