import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@dealership/embedded-postgres';
import { BODY_LIMIT, forwardRequestIds } from '@dealership/server-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createFrontEndServer } from './front-end-server.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const IDS = { 'x-request-id': 'request-0001', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
const ids = { requestId: 'request-0001', traceId: TRACE };

let directory: string;
let server: FastifyInstance;
let url: string;
let lines: Record<string, unknown>[];
let answer: () => unknown;

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers: { ...IDS, ...headers } });
  return { status: response.status, connection: response.headers.get('connection'), text: await response.text() };
};

const requests = () => lines.filter(({ msg }) => msg === 'request');

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'front-end-'));
  await writeFile(join(directory, 'main.0a1b2c3d.js'), '1');
  await writeFile(join(directory, 'main.0a1b2c3d.js.map'), '{}');
  lines = [];
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  server = await createFrontEndServer({
    name: 'mf-example',
    logLevel: 'info',
    files: { directory, prefix: '/mf-example/' },
    logTo,
  });
  server.post('/drafts', async () => 'taken');
  server.get('/pages/:id', async () => answer());
  url = await server.listen({ host: '127.0.0.1', port: 0 });
  answer = () => 'page';
});

afterEach(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

describe("a front end's log", () => {
  it('has one line per request with its ids, without its query, and none for probes', async () => {
    await get('/health/live');
    await get('/pages/7?name=mona');
    await get('/mf-example/main.0a1b2c3d.js');
    await until('two requests are logged', () => requests().length === 2);
    const common = { ...ids, name: 'mf-example', method: 'GET', status: 200, ms: expect.any(Number) };
    expect(requests()).toMatchObject([
      { ...common, path: '/pages/7' },
      { ...common, path: '/mf-example/main.0a1b2c3d.js' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('mona');
  });

  it("has the request's ids in every line written during it", async () => {
    answer = () => server.log.warn('a remote is slow');
    await get('/pages/7');
    expect(lines.find(({ msg }) => msg === 'a remote is slow')).toMatchObject(ids);
  });

  it('has a line with status 499 for a closed connection', async () => {
    const gone = new AbortController();
    answer = () => {
      gone.abort();
      return new Promise(() => undefined);
    };
    await expect(fetch(`${url}/pages/7`, { signal: gone.signal })).rejects.toThrow('aborted');
    await until('the request is logged', () => requests().length);
    expect(requests()).toMatchObject([{ path: '/pages/7', status: 499 }]);
  });
});

describe('an unexpected error', () => {
  const failing = () => {
    throw new TypeError('Invalid URL');
  };

  it('is one log line with ids and stack, and hidden from the caller', async () => {
    answer = failing;
    const { status, text } = await get('/pages/7');
    expect(status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: 'INTERNAL', requestId: 'request-0001' });
    expect(text).not.toContain('URL');
    const errors = lines.filter(({ level }) => Number(level) >= 50);
    expect(errors).toMatchObject([{ ...ids, err: { message: 'Invalid URL', stack: expect.stringContaining('failing') } }]);
  });

  it("is a page for document requests, in the reader's language", async () => {
    answer = failing;
    const { status, text } = await get('/pages/7', { 'x-csp-nonce': 'N0nce', 'accept-language': 'ja' });
    expect(status).toBe(500);
    expect(text).toContain('<h1>まもなく再開いたします</h1>');
    expect(text).toContain('<style nonce="N0nce">');
    expect(text).not.toContain('Invalid URL');
  });

  it.each(['/nothing', '/mf-example/empty-state.js', '/mf-example/.env'])(
    'is unrelated to %s, which answers 404',
    async (path) => {
      const { status, text } = await get(path);
      expect([status, JSON.parse(text).code]).toEqual([404, 'ROUTE_NOT_FOUND']);
      expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
  );
});

it("forwards a request's ids to the services it calls", async () => {
  let seen: IncomingHttpHeaders = {};
  const service = createServer((request, response) => {
    seen = request.headers;
    response.end('vehicle');
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  forwardRequestIds();
  answer = () => fetch(`http://127.0.0.1:${(service.address() as AddressInfo).port}`).then((response) => response.text());
  expect((await get('/pages/7')).text).toBe('vehicle');
  expect(seen).toMatchObject(IDS);
  service.closeAllConnections();
  service.close();
});

describe('an invalid request', () => {
  const post = async (type: string, body: string) => {
    const response = await fetch(`${url}/drafts`, { method: 'POST', headers: { ...IDS, 'content-type': type }, body });
    return [response.status, ((await response.json()) as { code: string }).code];
  };

  it.each([
    ['a body that is too large', 'application/json', JSON.stringify('x'.repeat(BODY_LIMIT)), 413, 'PAYLOAD_TOO_LARGE'],
    ['a body that is not JSON', 'application/json', '{"name": "mona"', 400, 'MALFORMED_BODY'],
    ['a body of another type', 'text/html', 'mona', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('a request with %s is named in answer and log, without its body', async (_, type, body, status, code) => {
    expect(await post(type, body)).toEqual([status, code]);
    expect(lines.find(({ msg }) => msg === 'request refused')).toMatchObject({ ...ids, level: 40, code });
    expect(JSON.stringify(lines)).not.toContain('mona');
  });
});

describe("a front end's metrics", () => {
  it('count requests by route template, method and status', async () => {
    await server.metrics.listen('127.0.0.1', 0);
    const { port } = server.metrics;
    const metrics = async () => (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n');
    const counts = async () => (await metrics()).filter((line) => line.startsWith('http_request_duration_seconds_count'));
    for (const path of ['/pages/1', '/pages/2?a=b', '/mf-example/main.0a1b2c3d.js', '/nothing', '/metrics']) await get(path);
    await until('three series are counted', async () => (await counts()).length === 3);
    expect((await counts()).sort()).toEqual([
      'http_request_duration_seconds_count{route="/mf-example/*",method="GET",status="200"} 1',
      'http_request_duration_seconds_count{route="/pages/:id",method="GET",status="200"} 2',
      'http_request_duration_seconds_count{route="none",method="GET",status="404"} 2',
    ]);
    expect(await metrics()).toContainEqual(expect.stringMatching(/^process_cpu_seconds_total \d/));
  });

  it('name METRICS_PORT if the port is taken', async () => {
    const { port } = server.server.address() as AddressInfo;
    const message = `METRICS_PORT: cannot listen on ${port} (EADDRINUSE)`;
    await expect(server.metrics.listen('127.0.0.1', port)).rejects.toThrow(message);
  });
});
