import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@dealership/embedded-postgres';
import { defineEnv, Metrics, MetricsServer, processEnv } from '@dealership/server-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type ExampleService, startExampleService } from '../testing/app/example-service.js';

let service: ExampleService | undefined;

async function start(): Promise<ExampleService & { metrics: () => Promise<string[]> }> {
  service = await startExampleService({ METRICS_PORT: '0', LOG_LEVEL: 'error' });
  const port = service.app.get(MetricsServer).port;
  const metrics = async () => (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n');
  return { ...service, metrics };
}

afterEach(async () => {
  await service?.app.close();
  service = undefined;
});

describe("a service's metrics", () => {
  it('count requests by route template, method and status', async () => {
    const { url, metrics } = await start();
    await Promise.all([fetch(`${url}/items/1`), fetch(`${url}/items/2?a=b`), fetch(`${url}/wp-login.php`)]);
    await fetch(`${url}/items`, { method: 'POST', body: 'no json', headers: { 'content-type': 'application/json' } });
    await fetch(`${url}/health/ready`);
    const counts = () =>
      metrics().then((lines) => lines.filter((line) => line.startsWith('http_request_duration_seconds_count')));
    await until('the requests are counted', async () => (await counts()).length === 3);
    expect((await counts()).sort()).toEqual([
      'http_request_duration_seconds_count{route="/items",method="POST",status="400"} 1',
      'http_request_duration_seconds_count{route="/items/:id",method="GET",status="200"} 2',
      'http_request_duration_seconds_count{route="none",method="GET",status="404"} 1',
    ]);
    expect(await metrics()).toContainEqual(expect.stringMatching(/^process_cpu_seconds_total \d/));
  });

  it('are served on no other port or path', async () => {
    const { url, app } = await start();
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${app.get(MetricsServer).port}/`)).status).toBe(404);
  });

  it('omit unreadable metrics, and log that once', async () => {
    const { app, metrics, lines } = await start();
    let failing = true;
    const read = () => {
      if (failing) throw new Error('the database is unavailable');
      return 3;
    };
    app.get(Metrics).watch({ name: 'emails_waiting', help: 'E-mails', read });
    const waiting = async () => (await metrics()).filter((line) => line.startsWith('emails_waiting'));
    expect([await waiting(), await waiting()]).toEqual([[], []]);
    failing = false;
    expect(await waiting()).toEqual(['emails_waiting 3']);
    failing = true;
    expect(await waiting()).toEqual([]);
    expect(lines.filter(({ msg }) => msg === 'metric emails_waiting failed')).toHaveLength(2);
  });
});

describe('METRICS_PORT', () => {
  it('opens no port if unset', async () => {
    service = await startExampleService();
    expect(service.app.get(MetricsServer).port).toBeUndefined();
  });

  it.each([
    ['http', /METRICS_PORT: .*NaN/],
    ['70000', /METRICS_PORT: .*65535/],
    ['8080', /METRICS_PORT: must be another port than PORT/],
  ])('is named when it is %s', (port, message) => {
    expect(() => defineEnv(processEnv).parse({ PORT: '8080', METRICS_PORT: port })).toThrow(message);
  });

  it('is named if the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    const { port } = (await until('the other port is there', () => other.address())) as AddressInfo;
    await expect(startExampleService({ METRICS_PORT: String(port) })).rejects.toThrow(
      `METRICS_PORT: cannot listen on ${port} (EADDRINUSE)`,
    );
    other.close();
  });
});
