import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import type { Behaviour } from '../support/fake-upstream.js';
import { type Site, startGateway } from '../support/gateway.js';

const never: Behaviour = () => undefined;
const reset: Behaviour = (request) => request.socket.resetAndDestroy();
const garbage: Behaviour = (request) => request.socket.end('HELLO THERE\r\n\r\n');

describe('an upstream that does not answer', () => {
  let site: Site;
  const http = () => supertest(site.url);

  beforeAll(async () => {
    site = await startGateway({ API_TIMEOUT_MS: '700', DOCUMENT_TIMEOUT_MS: '700' });
    await site.upstreams['mf-catalog'].close();
  });
  afterAll(() => site.close());

  it.each<[string, Behaviour, number, string]>([
    ['too slow', never, 504, 'UPSTREAM_TIMEOUT'],
    ['reset', reset, 503, 'UPSTREAM_UNAVAILABLE'],
    ['no HTTP', garbage, 502, 'UPSTREAM_FAILED'],
  ])('is reported as JSON to API callers and as a page to readers: %s', async (_, behave, status, code) => {
    site.upstreams.inquiries.behave = site.upstreams.shell.behave = site.upstreams.catalog.behave = behave;
    for (const call of [http().post('/api/contact').send({}), http().get('/api/vehicles')]) {
      const answer = await call.expect(status).expect('content-type', /json/).expect('cache-control', 'no-store');
      expect(answer.body).toMatchObject({ statusCode: status, code, requestId: answer.headers['x-request-id'] });
      expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
    }
    const page = await http().get('/inventory').expect(status).expect('content-type', 'text/html; charset=utf-8');
    expect(page.text).toContain('<h1>We will be right back</h1>');
  });

  it('abandons a call to an upstream that hangs, long before the time-out of a busy one', async () => {
    const hanging = await startGateway();
    hanging.upstreams.inquiries.behave = never;
    const answer = await supertest(hanging.url).post('/api/contact').send({}).expect(503).expect('retry-after', '2');
    expect(answer.body).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    await hanging.close();
  });

  it('waits for a busy upstream that reports ready', async () => {
    const busy = await startGateway({ READY_CHECK_AFTER_MS: '20' });
    const answers: (() => void)[] = [];
    busy.upstreams.inquiries.behave = ({ url }, response) => {
      if (url === '/health/ready') response.end('{}');
      else answers.push(() => response.writeHead(201).end('{}'));
    };
    const call = supertest(busy.url).post('/api/contact').send({}).expect(201);
    const isAsked = () => busy.upstreams.inquiries.calls.filter(({ url }) => url === '/health/ready').length > 2;
    await Promise.all([call, until('the upstream was asked three times', isAsked).then(() => answers.pop()?.())]);
    await busy.close();
  });

  it('answers 503 with Retry-After for an unreachable upstream', async () => {
    const answer = await http().get('/mf-catalog/main.js').expect(503).expect('retry-after', '2');
    expect(answer.body).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });

  it('never retries a message, and retries a read once', async () => {
    site.upstreams.inquiries.behave = site.upstreams.shell.behave = reset;
    site.upstreams.inquiries.calls = [];
    site.upstreams.shell.calls = [];
    await http().post('/api/contact').send({}).expect(503);
    await http().get('/').expect(503);
    expect([site.upstreams.inquiries.calls.length, site.upstreams.shell.calls.length]).toEqual([1, 2]);
  });

  it.each([
    ['ja', { cookie: 'theme=x; lang=ja', 'accept-language': 'ar' }, 'ltr', 'まもなく再開いたします'],
    ['ar', { 'accept-language': 'ar-AE,en;q=0.5' }, 'rtl', 'سنعود خلال لحظات'],
    ['en', { cookie: 'lang=<script>', 'accept-language': 'fr' }, 'ltr', 'We will be right back'],
  ])("shows the error page in the visitor's language: %s", async (language, headers, direction, title) => {
    site.upstreams.shell.behave = reset;
    const page = await http().get('/').set(headers).expect(503);
    expect(page.text).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(page.text).toContain(`<h1>${title}</h1>`);
    const nonce = /<style nonce="([^"]+)">/.exec(page.text)?.[1];
    expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(page.text).not.toMatch(/<script|src=|href="[^d"]/);
  });

  it("passes on the upstream's own error", async () => {
    site.upstreams.inquiries.behave = (_request, response) => {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"code":"INTERNAL"}');
    };
    const answer = await http().post('/api/contact').send({}).expect(500);
    expect(answer.text).toBe('{"code":"INTERNAL"}');
  });
});
