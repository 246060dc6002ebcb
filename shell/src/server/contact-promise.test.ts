/** @jest-environment @dealership/build-kit/jest/server-environment */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { contactPromise } from './contact-promise.js';

const PROMISE = { text: { en: 'Within the hour', ar: '', ja: '' }, sent: { en: '', ar: '', ja: '' }, measured: null };

let status = 503;
let requestCount = 0;
let clock = 1000;
const lines: string[] = [];

const server = createServer((_request, response) => {
  requestCount++;
  response.writeHead(status).end(JSON.stringify(PROMISE));
});

beforeAll(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  jest.restoreAllMocks();
  server.close();
});

it('is missing until it was read once, then the last known one, without a retry for every page', async () => {
  const log = { error: (_: object, line: string) => lines.push(line), info: (line: string) => lines.push(line) };
  const read = contactPromise(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, log as never);
  expect([await read(), await read(), requestCount]).toEqual([undefined, undefined, 1]);
  status = 200;
  clock += 2001;
  expect([await read(), await read(), requestCount]).toEqual([PROMISE, PROMISE, 2]);
  status = 503;
  clock += 401;
  expect([await read(), await read(), requestCount]).toEqual([PROMISE, PROMISE, 3]);
  expect(lines).toEqual(['reply promises failed', 'reply promises recovered', 'reply promises failed']);
});
