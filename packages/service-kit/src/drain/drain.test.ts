import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { until } from '@dealership/embedded-postgres';
import { afterEach, describe, expect, it } from '@jest/globals';
import { StreamableFile } from '@nestjs/common';
import { type ExampleService, startExampleService } from '../testing/app/example-service.js';

let service: ExampleService;

const get = async (path: string) => {
  const response = await fetch(service.url + path);
  return { status: response.status, connection: response.headers.get('connection'), text: await response.text() };
};

const isClosed = () =>
  get('/health/live').then(
    () => false,
    ({ cause }) => cause.code === 'ECONNREFUSED',
  );

async function start(settings: Record<string, string>): Promise<void> {
  service = await startExampleService({ LOG_LEVEL: 'error', ...settings });
}

afterEach(() => service.app.close());

describe("a service's shutdown", () => {
  it('fails readiness first, serves requests during the drain, and finishes those in flight', async () => {
    await start({ DRAIN_DELAY_MS: '1000' });
    const waiting = Promise.withResolvers<string>();
    const asked = Promise.withResolvers<void>();
    service.items.answer = () => {
      asked.resolve();
      return waiting.promise;
    };
    const inFlight = get('/items/slow');
    await asked.promise;
    service.items.answer = () => 'answered';

    const closed = service.app.close();
    await until('it is not ready any more', async () => (await get('/health/ready')).status === 503);
    expect((await get('/health/live')).status).toBe(200);
    const during = await Promise.all(Array.from({ length: 20 }, (_, id) => get(`/items/${id}`)));
    expect(during).toEqual(Array(20).fill({ status: 200, connection: 'close', text: 'answered' }));

    await until('the port is closed', isClosed);
    waiting.resolve('whole');
    expect(await inFlight).toEqual({ status: 200, connection: 'close', text: 'whole' });
    await closed;
  });

  it('closes a connection once a response that began earlier is complete', async () => {
    await start({ DRAIN_TIMEOUT_MS: '600000' });
    const answer = new PassThrough();
    service.items.answer = () => new StreamableFile(answer);
    answer.write('who');
    const { headers, body } = await fetch(`${service.url}/items/long`);
    expect(headers.get('connection')).toBe('keep-alive');
    const closed = service.app.close();
    await until('the port is closed', isClosed);
    answer.end('le');
    expect(await text(body as ReadableStream)).toBe('whole');
    await closed;
  });

  it('does not wait longer than the limit', async () => {
    await start({ DRAIN_TIMEOUT_MS: '100' });
    const asked = Promise.withResolvers<void>();
    service.items.answer = () => {
      asked.resolve();
      return new Promise(() => undefined);
    };
    const broken = expect(get('/items/slow')).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
    await asked.promise;
    await service.app.close();
    await broken;
  });
});
