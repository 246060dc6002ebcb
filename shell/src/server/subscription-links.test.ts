/** @jest-environment @dealership/build-kit/jest/server-environment */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { subscriptionLinks } from './subscription-links.js';

let answer = { status: 200, body: {} };
const received: (string | undefined)[] = [];
const lines: string[] = [];

const server = createServer((request, response) => {
  received.push(request.url);
  response.writeHead(answer.status).end(JSON.stringify(answer.body));
});
const log = { error: (_: object, line: string) => lines.push(line), info: (line: string) => lines.push(line) };
let read: ReturnType<typeof subscriptionLinks>;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  read = subscriptionLinks(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, log as never);
});

afterAll(() => {
  server.close();
});

it('asks svc-inquiries by page, and not without a token', async () => {
  answer = { status: 200, body: { state: 'confirmed' } };
  expect(await read('/newsletter/confirm', 'a&b')).toBe('confirmed');
  expect(await read('/alerts/confirm', 'c')).toBe('confirmed');
  expect(await read('/newsletter/unsubscribe', 'd')).toBe('confirmed');
  expect(await read('/alerts/end', 'e')).toBe('confirmed');
  expect(await read('/alerts/confirm', '')).toBe('invalid');
  expect(received).toEqual([
    '/api/newsletter/confirm?token=a%26b',
    '/api/search-alerts/confirm?token=c',
    '/api/newsletter/unsubscribe-link?token=d',
    '/api/search-alerts/end-link?token=e',
  ]);
});

it('is invalid if it cannot be a token, and unknown during an outage', async () => {
  answer = { status: 400, body: {} };
  expect(await read('/alerts/confirm', 'x'.repeat(300))).toBe('invalid');
  answer = { status: 503, body: {} };
  expect(await read('/alerts/confirm', 'c')).toBeUndefined();
  answer = { status: 200, body: { state: 'open' } };
  expect(await read('/alerts/confirm', 'c')).toBe('open');
  expect(lines).toEqual(['subscription links failed', 'subscription links recovered']);
});
