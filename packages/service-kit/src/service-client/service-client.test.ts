import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@dealership/contracts/api';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ServiceClient } from './service-client.js';

const call = { ...api.listCatalogMedia, response: z.array(z.string()) };

let server: Server;
let received: IncomingMessage;
let respond: (response: ServerResponse) => void;
let client: ServiceClient;

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const clientWith = (options: { tokenKey?: string; timeoutMs?: number }) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return new ServiceClient({ url, timeoutMs: 5000, ...options });
};

beforeAll(async () => {
  server = createServer((request, response) => {
    received = request;
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = clientWith({ tokenKey: 'of this test, of more than 32 characters' });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("signs calls as the endpoint's caller, for the answering service, with the request id", async () => {
  respond = json(200, ['a']);
  expect(await client.call(call, { requestId: 'of-a-job', query: { page: 2, q: '' } })).toEqual(['a']);
  expect(received.url).toBe(`${api.listCatalogMedia.path}?page=2`);
  expect(received.headers['x-request-id']).toBe('of-a-job');
  const [, payload = ''] = String(received.headers.authorization).split('.');
  const token = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(token).toMatchObject({ type: 'service', sub: 'svc-content', aud: 'svc-catalog' });
});

it('sends no token without a key', async () => {
  respond = json(200, []);
  await clientWith({}).call(call);
  expect(received.headers.authorization).toBeUndefined();
});

it('returns undefined if the service says so by code', async () => {
  respond = json(404, { code: 'VEHICLE_NOT_FOUND' });
  expect(await client.find(call, ['VEHICLE_NOT_FOUND'])).toBeUndefined();
});

it('throws for other refusals, and for a 404 from elsewhere', async () => {
  respond = json(404, { code: 'NOT_FOUND' });
  await expect(client.find(call, ['VEHICLE_NOT_FOUND'])).rejects.toThrow('svc-catalog answered 404');
  respond = (response) => void response.writeHead(404).end('<h1>Not found</h1>');
  await expect(client.find(call, ['VEHICLE_NOT_FOUND'])).rejects.toThrow('svc-catalog answered 404');
});

it('throws for an answer that breaks the contract', async () => {
  respond = json(200, [1]);
  await expect(client.call(call)).rejects.toThrow('expected string');
  respond = (response) => void response.end('no JSON');
  await expect(client.call(call)).rejects.toThrow('expected array');
});

it('throws after a time-out', async () => {
  respond = () => {};
  await expect(clientWith({ timeoutMs: 50 }).call(call)).rejects.toThrow('svc-catalog does not answer');
});
