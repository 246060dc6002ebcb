import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ExampleService, startExampleService } from '../testing/app/example-service.js';

const GIVEN = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe("a service's fetch", () => {
  let service: ExampleService;
  let seen: IncomingHttpHeaders[] = [];
  const other = createServer((request, response) => {
    seen.push(request.headers);
    response.end('{}');
  });
  const address = () => `http://127.0.0.1:${(other.address() as AddressInfo).port}`;

  beforeAll(async () => {
    await once(other.listen(0, '127.0.0.1'), 'listening');
    service = await startExampleService({ LOG_LEVEL: 'error' });
  });
  beforeEach(() => {
    seen = [];
  });
  afterAll(async () => {
    await service.app.close();
    other.closeAllConnections();
    other.close();
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(service.url + path, { ...init, headers: { 'x-request-id': 'request-0001', traceparent: GIVEN, ...init.headers } });

  it('forwards the id and the trace of the current request', async () => {
    service.items.answer = () => fetch(address()).then((response) => response.json());
    await ask('/items/1');
    await ask('/items', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    const ids = { 'x-request-id': 'request-0001', traceparent: GIVEN };
    expect(seen).toMatchObject([ids, ids]);
  });

  it('keeps a given id, once', async () => {
    service.items.answer = () =>
      fetch(address(), { headers: { 'X-Request-Id': 'request-0002' } }).then((response) => response.json());
    await ask('/items/1');
    expect(seen).toMatchObject([{ 'x-request-id': 'request-0002' }]);
  });

  it('does not mix up concurrent requests', async () => {
    service.items.answer = () => fetch(address()).then((response) => response.json());
    await Promise.all(['request-000a', 'request-000b'].map((id) => ask('/items/1', { headers: { 'x-request-id': id } })));
    expect(seen.map((headers) => headers['x-request-id']).sort()).toEqual(['request-000a', 'request-000b']);
  });

  it('forwards nothing outside of requests', async () => {
    await fetch(address());
    expect(seen[0]).not.toHaveProperty('traceparent');
    expect(seen[0]).not.toHaveProperty('x-request-id');
  });
});
