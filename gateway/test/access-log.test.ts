import { until } from '@dealership/service-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { MicroCache } from '../src/proxy/cache/micro-cache.js';
import { type Site, startGateway } from './support/gateway.js';

describe('the access log', () => {
  let site: Site;
  const http = () => supertest(site.url);
  const lines = () => site.log.filter(({ msg }) => msg === 'request');

  afterEach(() => site.close());

  it('has a line per request with its route, without query, address or name', async () => {
    site = await startGateway();
    await site.upstreams.content.close();
    const { headers } = await http().get('/api/vehicles/search?search=Somebody');
    await http().get('/media/a/b');
    await http().get('/api/nothing');
    await until('three requests are logged', () => lines().length === 3);
    const common = { level: 30, name: 'gateway', method: 'GET', ms: expect.any(Number) };
    expect(lines()).toMatchObject([
      {
        ...common,
        requestId: headers['x-request-id'],
        path: '/api/vehicles/search',
        status: 200,
        upstream: 'catalog',
        cache: 'miss',
      },
      { ...common, path: '/media/a/b', status: 503, upstream: 'content', failure: 'ECONNREFUSED' },
      { ...common, path: '/api/nothing', status: 404 },
    ]);
    for (const personal of ['Somebody', '127.0.0.1"']) expect(JSON.stringify(lines())).not.toContain(personal);
  });

  it('redacts secrets in paths', async () => {
    site = await startGateway();
    await http().get('/journey/c2VjcmV0?lang=ar');
    await http().get('/api/journeys/c2VjcmV0/files/7');
    await http().get('/api/calendar/c2VjcmV0.ics');
    await http().post('/api/journeys/c2VjcmV0/form').send('text=Hello');
    await http().get('/appointment?token=c2VjcmV0').set('referer', 'https://cars.test/appointment?token=c2VjcmV0');
    await until('all are logged', () => lines().length === 5);
    expect(lines().map(({ path }) => path)).toEqual([
      ...['/journey/:key', '/api/journeys/:key/files/7', '/api/calendar/:key', '/api/journeys/:key/form', '/appointment'],
    ]);
    expect(JSON.stringify(site.log)).not.toContain('c2VjcmV0');
  });

  it('has the client address of refused callers', async () => {
    site = await startGateway();
    await http().get('/api/staff/vehicles').expect(401);
    await http().post('/api/contact').set('origin', 'https://evil.test').send({}).expect(403);
    await until('both are logged', () => lines().length === 2);
    expect(lines()).toMatchObject([
      { path: '/api/staff/vehicles', status: 401, address: '127.0.0.1' },
      { path: '/api/contact', status: 403, address: '127.0.0.1' },
    ]);
  });

  it.each([
    ['info', 1],
    ['debug', 2],
  ])('at level %s has %i lines for a read and a cache hit, none for health checks', async (level, count) => {
    site = await startGateway({ LOG_LEVEL: level });
    site.app.get(MicroCache).now = () => 0;
    await http().get('/health/live');
    await http().get('/api/vehicles').expect('x-cache', 'miss');
    await http().get('/api/vehicles').expect('x-cache', 'hit');
    await http().get('/last');
    await until('the last request is logged', () => lines().some(({ path }) => path === '/last'));
    expect(lines().filter(({ path }) => path !== '/last')).toHaveLength(count);
  });
});
