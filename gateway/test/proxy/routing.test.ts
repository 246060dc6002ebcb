import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import type { UpstreamName } from '../../src/routes.js';
import { type Site, startGateway } from '../support/gateway.js';

describe('the route of a request', () => {
  let site: Site;
  const http = () => supertest(site.url);

  beforeAll(async () => {
    site = await startGateway();
  });
  afterAll(() => site.close());

  it.each<[string, string, UpstreamName]>([
    ['GET', '/api/vehicles', 'catalog'],
    ['GET', '/api/vehicles/search?make=Aurelio&page=2', 'catalog'],
    ['GET', '/api/vehicles/7', 'catalog'],
    ['GET', '/api/upcoming-vehicles/7', 'catalog'],
    ['POST', '/api/contact', 'inquiries'],
    ['GET', '/media/0123-800x600/800.avif', 'content'],
    ['GET', '/mf-catalog/remoteEntry.123.js?v=1', 'mf-catalog'],
    ['GET', '/shell/main.js', 'shell'],
    ['GET', '/', 'shell'],
    ['HEAD', '/inventory?make=A%20B&make=C', 'shell'],
    ['GET', '/apiary', 'shell'],
  ])('%s %s goes to %s, its address unchanged', async (method, path, upstream) => {
    await fetch(`${site.url}${path}`, { method });
    // A shared read is always a GET.
    expect(site.upstreams[upstream].lastCall).toMatchObject({ url: path, method: method === 'HEAD' ? 'GET' : method });
  });

  it('streams bodies untouched, and answers too', async () => {
    site.upstreams.inquiries.behave = (_request, response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] }).end('{"id" :  1}');
    };
    const body = '{ "firstName":  "Ai" }';
    const answer = await http()
      .post('/api/contact')
      .set('content-type', 'application/json')
      .set('cookie', 'lang=ja')
      .send(body)
      .expect(201);
    expect(answer.text).toBe('{"id" :  1}');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    const { headers, body: received } = site.upstreams.inquiries.lastCall;
    expect(received).toBe(body);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      cookie: 'lang=ja',
      'content-length': String(body.length),
    });
  });

  it('forwards what Stripe signed byte for byte, with its signature', async () => {
    const body = Buffer.from(
      '{\r\n  "id": "evt_1",\t"amount": 62.00, "name": "\\u0041 – \u30a2\u30e9"\n }\n\u0000\u00ff',
      'latin1',
    );
    const signature = `t=1795300000,v1=${createHmac('sha256', 'whsec').update(body).digest('hex')}`;
    const received: Buffer[] = [];
    site.upstreams.payments.behave = (request, response) => {
      request.on('data', (chunk: Buffer) => received.push(chunk));
      request.on('end', () => response.writeHead(200).end());
    };
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const answer = await fetch(`${site.url}/api/stripe/webhook`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    expect(Buffer.concat(received).equals(body)).toBe(true);
    expect(site.upstreams.payments.lastCall.headers).toMatchObject({ ...headers, 'content-length': String(body.length) });
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/vehicles/7/more'])('answers 404 to %s, which no upstream has', async (path) => {
    const answer = await http().get(path).expect(404).expect('content-type', /json/);
    expect(answer.body).toMatchObject({ statusCode: 404, code: 'ROUTE_NOT_FOUND', requestId: answer.headers['x-request-id'] });
  });

  it.each([
    ['GET', '/api/contact', 'POST'],
    ['DELETE', '/api/vehicles', 'GET, HEAD, POST'],
    ['POST', '/api/vehicles/7', 'GET, HEAD, PUT, DELETE'],
    ['PUT', '/api/vehicles/search', 'GET, HEAD'],
    ['GET', '/api/admin/login', 'POST'],
    ['POST', '/api/admin/session', 'GET'],
    ['POST', '/media/x/y', 'GET, HEAD'],
    ['POST', '/inventory', 'GET, HEAD'],
  ])('answers 405 to %s %s with the allowed methods', async (method, path, allow) => {
    const answer = await fetch(`${site.url}${path}`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(await answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  it.each([
    '/media/../api/vehicles',
    '/media/%2e%2e/health/ready',
    '/media/..%2fhealth',
    '/media\\..\\health',
    '/shell/./x',
    '/%ZZ',
    '/%E0%A4%A',
    'http://elsewhere.test/inventory',
    'http://elsewhere.test/api/vehicles',
    '/api/vehicles/%2e%2e',
    '//elsewhere.test/',
    '/inventory//elsewhere.test',
    '/%2felsewhere.test',
    '/%5Celsewhere.test',
    '/api/vehicles%2f7',
    '/#inventory',
    '/#%u2215',
  ])('answers 404 to the ambiguous path %s without calling an upstream', async (target) => {
    const before = Object.values(site.upstreams).reduce((sum, { calls }) => sum + calls.length, 0);
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/"code":"ROUTE_NOT_FOUND"|<h1>Nothing was found at this address<\/h1>/);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(Object.values(site.upstreams).reduce((sum, { calls }) => sum + calls.length, 0)).toBe(before);
  });
});
