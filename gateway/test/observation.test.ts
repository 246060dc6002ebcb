import { MetricsServer } from '@dealership/server-kit';
import { metricsOf, until } from '@dealership/service-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { MicroCache } from '../src/proxy/cache/micro-cache.js';
import { type Site, startGateway } from './support/gateway.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

let site: Site;
const http = () => supertest(site.url);

afterEach(() => site.close());

describe('the metrics of the gateway', () => {
  const counts = () => metricsOf(site.app, 'http_request_duration_seconds_count');
  const counted = (route: string, method: string, status: number, times: number) =>
    `http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"} ${times}`;

  it('count requests by route template, including cached answers', async () => {
    site = await startGateway();
    site.app.get(MicroCache).now = () => 0;
    await http().get('/api/vehicles/7?a=b').expect('x-cache', 'miss');
    await http().get('/api/vehicles/7?a=b').expect('x-cache', 'hit');
    await http().get('/api/vehicles/8').expect('x-cache', 'miss');
    await http().post('/api/contact').send({});
    await http().get('/mf-catalog/main.0a1b2c3d.js');
    await http().get('/anything/at/all');
    await http().get('/api/wp-login.php');
    await http().get('/health/ready');
    await until('five series are counted', async () => (await counts()).length === 5);
    expect((await counts()).sort()).toEqual([
      counted('/*', 'GET', 200, 1),
      counted('/api/*', 'GET', 404, 1),
      counted('/api/contact', 'POST', 200, 1),
      counted('/api/vehicles/:id', 'GET', 200, 3),
      counted('/mf-catalog/*', 'GET', 200, 1),
    ]);
  });

  it('are served on a separate port, never on the public one', async () => {
    site = await startGateway({ METRICS_PORT: '0' });
    const { text } = await supertest(`http://127.0.0.1:${site.app.get(MetricsServer).port}`)
      .get('/metrics')
      .expect(200);
    expect(text).toContain('# TYPE http_request_duration_seconds histogram');
    await http().get('/metrics').expect(200);
    expect(site.upstreams.shell.lastCall.url).toBe('/metrics');
  });
});

describe('the trace of a request', () => {
  const lastTrace = () => site.upstreams.catalog.lastCall.headers;

  it.each(['/api/vehicles', '/api/vehicles/pages'])('continues from the caller to the upstream that answers %s', async (path) => {
    site = await startGateway();
    await http().get(path).set({ traceparent: TRACEPARENT });
    expect(lastTrace().traceparent).toBe(TRACEPARENT);
    await until('the trace is in the log', () => site.log.some(({ traceId }) => traceId === TRACE));
  });

  it('begins at the gateway when the caller sends none', async () => {
    site = await startGateway();
    await http().get('/api/vehicles/pages');
    const [, traceId] = /^00-([\da-f]{32})-[\da-f]{16}-01$/.exec(String(lastTrace().traceparent)) ?? [];
    await until('the request is in the log', () => site.log.some((line) => line.msg === 'request' && line.traceId === traceId));
  });

  it('keeps its tracestate, unless the traceparent is invalid', async () => {
    site = await startGateway();
    const tracestate = 'dealer=1';
    await http().get('/api/vehicles/pages').set({ traceparent: TRACEPARENT, tracestate });
    expect(lastTrace()).toMatchObject({ traceparent: TRACEPARENT, tracestate });
    await http().get('/api/vehicles/pages').set({ traceparent: 'nonsense', tracestate });
    expect(lastTrace().traceparent).toMatch(/^00-/);
    expect(lastTrace()).not.toHaveProperty('tracestate');
  });
});

it('logs a client that closed the connection with status 499', async () => {
  site = await startGateway();
  const gone = new AbortController();
  site.upstreams.shell.behave = () => gone.abort();
  await expect(fetch(`${site.url}/slow`, { signal: gone.signal })).rejects.toThrow('aborted');
  await until('the caller who left is in the log', () => site.log.some(({ path, status }) => path === '/slow' && status === 499));
});
