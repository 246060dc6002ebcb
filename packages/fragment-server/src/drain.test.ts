import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { until } from '@dealership/embedded-postgres';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createFrontEndServer } from './front-end-server.js';

let directory: string;
let server: FastifyInstance;
let url: string;
let answer: () => unknown;

const get = async (path: string) => {
  const response = await fetch(url + path);
  return { status: response.status, connection: response.headers.get('connection'), text: await response.text() };
};

const isClosed = () =>
  get('/health/live').then(
    () => false,
    ({ cause }) => cause.code === 'ECONNREFUSED',
  );

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'front-end-'));
  const logTo = { write: () => undefined };
  server = await createFrontEndServer({
    name: 'mf-example',
    logLevel: 'info',
    files: { directory, prefix: '/mf-example/' },
    logTo,
  });
  server.get('/pages/:id', async () => answer());
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

describe("a front end's shutdown", () => {
  it('fails readiness first, serves requests during the drain, and finishes those in flight', async () => {
    const waiting = Promise.withResolvers<string>();
    const asked = Promise.withResolvers<void>();
    answer = () => {
      asked.resolve();
      return waiting.promise;
    };
    const inFlight = get('/pages/slow');
    await asked.promise;
    answer = () => 'answered';

    const ended = server.drain.close(server, { DRAIN_DELAY_MS: 1000, DRAIN_TIMEOUT_MS: 10_000 });
    expect(await get('/health/ready')).toMatchObject({ status: 503 });
    const during = await Promise.all(Array.from({ length: 20 }, (_, id) => get(`/pages/${id}`)));
    expect(during).toEqual(Array(20).fill({ status: 200, connection: 'close', text: 'answered' }));

    await until('the server is closed', isClosed);
    waiting.resolve('whole');
    expect(await inFlight).toEqual({ status: 200, connection: 'close', text: 'whole' });
    await ended;
  });

  it('closes a connection once a response that began earlier is complete', async () => {
    const page = new PassThrough();
    answer = () => page;
    page.write('who');
    const { headers, body } = await fetch(`${url}/pages/long`, { headers: { 'accept-encoding': 'identity' } });
    expect(headers.get('connection')).toBe('keep-alive');
    const ended = server.drain.close(server, { DRAIN_DELAY_MS: 0, DRAIN_TIMEOUT_MS: 600_000 });
    await until('the server is closed', isClosed);
    page.end('le');
    expect(await text(body as ReadableStream)).toBe('whole');
    await ended;
  });

  it('does not wait longer than the limit', async () => {
    const asked = Promise.withResolvers<void>();
    answer = () => {
      asked.resolve();
      return new Promise(() => undefined);
    };
    const broken = expect(get('/pages/slow')).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
    await asked.promise;
    await server.drain.close(server, { DRAIN_DELAY_MS: 0, DRAIN_TIMEOUT_MS: 100 });
    await broken;
  });
});
