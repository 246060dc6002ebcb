import { once } from 'node:events';
import { request as open } from 'node:http';
import { until } from '@dealership/embedded-postgres';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ExampleService, startExampleService } from '../testing/app/example-service.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const IDS = { 'x-request-id': 'request-0001', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
const ids = { requestId: 'request-0001', traceId: TRACE };

let service: ExampleService;
const send = (path: string, init: RequestInit = {}) =>
  fetch(service.url + path, { ...init, headers: { ...IDS, ...init.headers } });
const about = (msg: string) => service.lines.filter((line) => line.msg === msg);

beforeEach(async () => {
  service = await startExampleService();
});
afterEach(() => service.app.close());

describe("a service's log", () => {
  it('has one line per request, with its ids and without its query', async () => {
    await send('/items/7?search=mona');
    await until('the line is there', () => about('request').length);
    const line = { ...ids, level: 30, name: 'example', method: 'GET', path: '/items/7', status: 200, ms: expect.any(Number) };
    expect(about('request')).toEqual([expect.objectContaining(line)]);
    expect(JSON.stringify(service.lines)).not.toContain('mona');
  });

  it("has the request's ids in its handler's lines", async () => {
    await send('/items/7');
    expect(about('read')).toMatchObject([ids]);
  });

  it("has the request's ids also when its body arrived later", async () => {
    const headers = { ...IDS, 'content-type': 'application/json' };
    const caller = open(`${service.url}/items`, { method: 'POST', headers });
    const begun = once(service.app.getHttpServer(), 'request');
    caller.flushHeaders();
    await begun;
    caller.end('{"name":"Mona"}');
    await until('the line is there', () => about('written').length);
    expect(about('written')).toMatchObject([ids]);
    expect(JSON.stringify(service.lines)).not.toContain('Mona');
  });

  it('has the statuses of failures and of unknown routes', async () => {
    service.items.answer = () => {
      throw new Error('broken');
    };
    await send('/items/7');
    await send('/nothing');
    await until('the line is there', () => about('request').length === 2);
    expect(about('request')).toMatchObject([{ status: 500 }, { status: 404, path: '/nothing' }]);
    expect(service.lines.find(({ code }) => code === 'INTERNAL')).toMatchObject(ids);
  });

  it('has a line with status 499 for a closed connection', async () => {
    service.items.answer = () => new Promise(() => undefined);
    const caller = open(`${service.url}/items`, { method: 'POST', headers: { 'content-type': 'application/json' } });
    caller.on('error', () => undefined).end('{}');
    await until('the line is there', () => about('written').length);
    caller.destroy();
    await until('the line is there', () => about('request').length);
    expect(about('request')).toMatchObject([{ method: 'POST', path: '/items', status: 499 }]);
  });

  it('has no lines for health probes', async () => {
    await send('/health/live');
    await send('/health/ready');
    await send('/items/1');
    await until('the line is there', () => about('request').length);
    expect(about('request')).toMatchObject([{ path: '/items/1' }]);
  });
});
