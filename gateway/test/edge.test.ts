import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { json } from './support/fake-upstream.js';
import { type Site, startGateway } from './support/gateway.js';
import { logIn, OWN } from './support/staff.js';

let site: Site;
beforeAll(async () => {
  site = await startGateway({ HOST_NAMES: 'gateway, www.cars.test' });
});
afterAll(() => site.close());

/** Sends these lines verbatim. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

const END = 'connection: close';

describe('the Host header', () => {
  it.each(['cars.test', 'cars.test:8080', 'CARS.test', 'www.cars.test', 'gateway:8080', 'localhost:1', '127.0.0.1', '[::1]:80'])(
    'may be %s',
    async (host) => {
      expect(await send('GET /api/vehicles HTTP/1.1', `host: ${host}`, END)).toMatch(/^HTTP\/1.1 200 /);
    },
  );

  it.each([
    ['another name', ['host: evil.example:8080']],
    ['another name behind a dot', ['host: evil.example.']],
    ['another address', ['host: 192.0.2.1']],
    ['two names', ['host: cars.test', 'host: cars.test']],
    ['no name', ['host:']],
  ])('may not be %s, in the cache or not', async (_, lines) => {
    await supertest(site.url).get('/api/vehicles').expect(200);
    for (const path of ['/api/vehicles', '/', '/health/live']) {
      const answer = await send(`GET ${path} HTTP/1.1`, ...lines, END);
      expect(answer).toMatch(/^HTTP\/1.1 421 /);
      expect(answer).toContain('"code":"HOST_UNKNOWN"');
    }
  });
});

describe("a visitor's write", () => {
  const write = (path: string, headers: Record<string, string>) =>
    supertest(site.url).post(path).set(headers).type('form').send({ firstName: 'Mona' });

  beforeAll(() => {
    site.upstreams.inquiries.behave = site.upstreams.payments.behave = json({ id: 1 }, 201);
  });

  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'http://cars.test' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];

  it.each(['/api/contact', '/api/newsletter', '/api/auction-checkout', '/api/test-drives'])(
    'to %s is refused from another site, before the upstream is called',
    async (path) => {
      const { calls } = site.upstreams.inquiries;
      const before = calls.length;
      for (const headers of foreign) expect((await write(path, headers).expect(403)).body.code).toBe('CROSS_SITE_REFUSED');
      expect(calls).toHaveLength(before);
    },
  );

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, OWN, {}])(
    'passes with %j',
    async (headers) => {
      await write('/api/contact', headers).expect(201);
    },
  );

  it("may be an e-mail client's one-click unsubscribe, from any origin", async () => {
    for (const headers of foreign) await write('/api/newsletter/unsubscribe?token=x', headers).expect(201);
  });

  it('is checked for writes only: cross-site reads pass', async () => {
    await supertest(site.url).get('/api/vehicles/7').set('sec-fetch-site', 'cross-site').expect(200);
  });
});

describe('an unreadable request', () => {
  it.each([
    ['no HTTP', ['HELLO'], 400, 'REQUEST_UNREADABLE'],
    ['a name that is none', ['GET / HTTP/1.1', 'host: localhost', 'bad header: x'], 400, 'REQUEST_UNREADABLE'],
    ['endless headers', ['GET / HTTP/1.1', 'host: localhost', `x: ${'y'.repeat(20_000)}`], 431, 'HEADERS_TOO_LARGE'],
  ])('is answered with the security headers: %s', async (_, lines, status, code) => {
    const answer = await send(...lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(`"code":"${code}"`);
    for (const line of ['x-content-type-options: nosniff', "content-security-policy: default-src 'none'", 'x-request-id: '])
      expect(answer).toContain(line);
  });

  it('treats an unknown Expect header like any other', async () => {
    const answer = await send('GET /api/vehicles HTTP/1.1', 'host: localhost', 'expect: wonders', END);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain('x-content-type-options: nosniff');
  });
});

it('accepts a log-out that declares JSON and sends none', async () => {
  const [cookie = ''] = (await logIn(site).expect(204)).get('Set-Cookie') ?? [];
  const logOut = supertest(site.url).post('/api/admin/logout').set(OWN).set('cookie', cookie);
  await logOut.set('content-type', 'application/json').expect(204);
  await supertest(site.url).get('/api/admin/session').set('cookie', cookie).expect(401);
});
