import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { UPSTREAM_NAMES } from '../src/routes.js';
import { UpstreamHealthService } from '../src/upstreams/upstream-health.service.js';
import { json } from './support/fake-upstream.js';
import { type Site, startGateway } from './support/gateway.js';

const up = Object.fromEntries(UPSTREAM_NAMES.map((name) => [name, 'up']));

describe('health', () => {
  let site: Site;
  const ask = () => supertest(site.url).get('/api/health');

  beforeEach(async () => {
    site = await startGateway();
  });
  afterEach(() => site.close());

  it('is ok when every upstream is ready; probes each once a second however many callers there are', async () => {
    let clock = 0;
    site.app.get(UpstreamHealthService).now = () => clock;
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask().expect(200).expect('cache-control', 'no-store')));
    for (const { body } of answers) expect(body).toEqual({ status: 'ok', services: up });
    for (const { calls } of Object.values(site.upstreams)) expect(calls.map(({ url }) => url)).toEqual(['/health/ready']);
    clock = 1000;
    await ask().expect(200);
    expect(site.upstreams.catalog.calls).toHaveLength(2);
  });

  it('names the upstreams that are unavailable, not ready or silent, and stays 200 while there are pages', async () => {
    await site.upstreams.catalog.close();
    site.upstreams.inquiries.behave = json({}, 503);
    site.upstreams.content.behave = () => undefined;
    const { body } = await ask().expect(200);
    expect(body).toEqual({ status: 'degraded', services: { ...up, catalog: 'down', inquiries: 'down', content: 'down' } });
  });

  it('is 503 without the shell', async () => {
    await site.upstreams.shell.close();
    const { body } = await ask().expect(503);
    expect(body).toEqual({ status: 'degraded', services: { ...up, shell: 'down' } });
  });

  it("the gateway's own health does not depend on the upstreams", async () => {
    await site.upstreams.shell.close();
    for (const path of ['/health/live', '/health/ready']) await supertest(site.url).get(path).expect(200, { status: 'ok' });
  });
});
