import { until } from '@dealership/service-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Agent, request } from 'undici';
import type { Behaviour } from '../support/fake-upstream.js';
import { type Site, startGateway } from '../support/gateway.js';

describe("the gateway's shutdown", () => {
  let site: Site;
  const visitors = new Agent();
  const get = (path: string) => request(`${site.url}${path}`, { dispatcher: visitors });

  afterEach(() => site.close());

  const held = (): { behave: Behaviour; finish: () => void } => {
    const waiting = Promise.withResolvers<void>();
    return {
      behave: (_request, response) => {
        void waiting.promise.then(() => response.end('whole'));
      },
      finish: waiting.resolve,
    };
  };

  it('fails readiness first, still serves, and lets requests in flight finish', async () => {
    site = await startGateway({ DRAIN_DELAY_MS: '2000' });
    await get('/api/vehicles');
    const { behave, finish } = held();
    site.upstreams.shell.behave = behave;
    const inFlight = get('/slow');
    await until('the shell is asked', () => site.upstreams.shell.calls.length === 1);

    const closed = site.app.close();
    await until('the gateway takes no more requests', async () => (await get('/health/ready')).statusCode === 503);
    expect((await get('/health/live')).statusCode).toBe(200);
    for (const path of ['/api/vehicles', '/api/vehicles', '/media/x']) {
      const { statusCode, headers, body } = await get(path);
      await body.dump();
      expect([statusCode, headers.connection]).toEqual([200, 'close']);
    }
    await until('the gateway is gone', () =>
      get('/health/live').then(
        () => false,
        ({ code }) => code === 'ECONNREFUSED',
      ),
    );
    finish();
    const { statusCode, headers, body } = await inFlight;
    expect([statusCode, headers.connection, await body.text()]).toEqual([200, 'close', 'whole']);
    await closed;
  });

  it('does not wait longer than the limit', async () => {
    site = await startGateway({ DRAIN_TIMEOUT_MS: '100' });
    const { behave } = held();
    site.upstreams.shell.behave = behave;
    const inFlight = get('/slow');
    const broken = expect(inFlight).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
    await until('the shell is asked', () => site.upstreams.shell.calls.length === 1);
    await site.app.close();
    await broken;
  });
});
