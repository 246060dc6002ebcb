import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultSettings, staffFor } from '@dealership/contracts';
import { ServiceClient } from '@dealership/service-kit/service-client';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { MailRoutingClient } from './mail-routing.client.js';

let server: Server;
let answer: (response: ServerResponse) => void;
let routing: MailRoutingClient;

const OPERATORS = ['staff@dealer.example'];
const published = {
  ...defaultSettings.mail,
  standard: ['office@dealer.example'],
  payment: ['a@dealer.example', 'b@dealer.example'],
};

beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tokenKey = 'of this test, of more than 32 characters';
  routing = new MailRoutingClient(new ServiceClient({ url, tokenKey, timeoutMs: 1500 }));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

it('returns the configured recipients, and the last known ones while they cannot be read', async () => {
  answer = (response) => void response.writeHead(503).end();
  expect(staffFor(await routing.read(), 'payment', OPERATORS)).toEqual(OPERATORS);
  answer = (response) => void response.end(JSON.stringify(published));
  const read = await routing.read();
  expect(staffFor(read, 'payment', OPERATORS)).toEqual(['a@dealer.example', 'b@dealer.example']);
  expect(staffFor(read, 'consignment', OPERATORS)).toEqual(['office@dealer.example']);
  expect(staffFor(read, 'standard', OPERATORS)).toEqual(['office@dealer.example']);
  answer = (response) => void response.end('{}');
  const now = performance.now() + 60_000;
  jest.spyOn(performance, 'now').mockReturnValue(now);
  expect(staffFor(await routing.read(), 'payment', OPERATORS)).toHaveLength(2);
});
