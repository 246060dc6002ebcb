import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contact, submissionEndpoint } from '@dealership/contracts';
import { getVehicle, listVehicles, searchVehicles } from '@dealership/contracts/catalog/endpoints';
import { getPayment } from '@dealership/contracts/payments/endpoints';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ApiError, call, callAll, connectServices, isUnanswered } from './api-client.js';

const MESSAGE = {
  firstName: 'Mona',
  lastName: 'Haddad',
  email: 'mona@customers.example',
  subject: 'Hours',
  message: 'When are you open?',
};

const LAST_PAGE = { status: 200, body: '[{"id":3}]' };

let server: Server;
let answer: { status: number; body: string; next?: string };
/** Keys of the reads that were passed on for sharing. */
let shared: string[] = [];
let seen: { url?: string; headers: Record<string, unknown> };

beforeAll(async () => {
  server = createServer((request, response) => {
    seen = { url: request.url, headers: request.headers };
    const { status, body, next } = answer;
    if (next) answer = LAST_PAGE;
    response.writeHead(status, { 'content-type': 'application/json', ...(next && { link: next }) }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  connectServices({ catalog: origin, inquiries: origin, payments: origin }, 2000, (key, read) => {
    shared.push(key);
    return read();
  });
});

afterAll(() => new Promise((closed) => server.close(closed)));

beforeEach(() => {
  answer = { status: 200, body: '{}' };
  shared = [];
});

it('fills path parameters and leaves empty query values out', async () => {
  await call(getVehicle, { params: { id: 7 } });
  expect(seen.url).toBe('/api/vehicles/7');
  await call(searchVehicles, { query: { make: 'A B', model: '', page: undefined } });
  expect(seen.url).toBe('/api/vehicles/search?make=A+B');
});

it('sends the idempotency key and the visitor’s language', async () => {
  await call(submissionEndpoint(contact), { body: MESSAGE, idempotencyKey: 'key', language: 'ar' });
  expect(seen.headers).toMatchObject({ 'idempotency-key': 'key', 'accept-language': 'ar', 'content-type': 'application/json' });
});

it('throws the status and the server’s message, with the error body', async () => {
  answer = { status: 404, body: JSON.stringify({ statusCode: 404, code: 'VEHICLE_NOT_FOUND', message: 'Gone' }) };
  const error = await call(getVehicle, { params: { id: 1 } }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: '404: Gone', status: 404, body: { code: 'VEHICLE_NOT_FOUND' } });
});

it('throws the text of a non-JSON answer', async () => {
  answer = { status: 502, body: 'Bad gateway' };
  await expect(call(listVehicles)).rejects.toThrow('502: Bad gateway');
});

it('knows of no answer in time, but not of a refusal or a failed connection, that the call may have arrived', async () => {
  const failed = (promise: Promise<unknown>) => promise.catch((error: unknown) => isUnanswered(error));
  const timeout = AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  expect(await failed(call(listVehicles, { signal: timeout }))).toBe(true);
  answer = { status: 504, body: '{}' };
  expect(await failed(call(listVehicles))).toBe(true);
  answer = { status: 503, body: '{}' };
  expect(await failed(call(listVehicles))).toBe(false);
  expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(false);
});

it('reads a paginated list to its end by following links', async () => {
  const next = '</api/vehicles?page=1&pageSize=2>; rel="prev", </api/vehicles?page=3&pageSize=2>; rel="next"';
  answer = { status: 200, body: '[{"id":1},{"id":2}]', next };
  expect(await callAll(listVehicles, { query: { page: 2 } })).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(seen.url).toBe('/api/vehicles?page=3&pageSize=2');
  expect(shared).toEqual(['catalog undefined /api/vehicles?page=2', 'catalog undefined /api/vehicles?page=3&pageSize=2']);
});

it('shares only reads that are the same for everybody in a language', async () => {
  await call(searchVehicles, { query: { make: 'A' }, language: 'ar' });
  await call(getPayment, { params: { clientRef: '6f1c2b0e' } });
  await call(submissionEndpoint(contact), { body: MESSAGE, idempotencyKey: 'key' });
  expect(shared).toEqual(['catalog ar /api/vehicles/search?make=A']);
});
