import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { pinoHttp } from 'pino-http';
import { QueryFailedError } from 'typeorm';
import { requestLog, UNLOGGED } from './logging.js';

function memory() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, stream };
}

it('logs what a failed statement was, without the values of people', () => {
  const { lines, stream } = memory();
  const driverError = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mona@example.com) exists',
  });
  const error = new QueryFailedError('INSERT INTO inquiry VALUES ($1)', ['mona@example.com'], driverError);
  pino({ redact: UNLOGGED }, stream).error({ err: error });
  expect(JSON.parse(lines.join(''))).toMatchObject({ err: { query: 'INSERT INTO inquiry VALUES ($1)', code: '23505' } });
  expect(lines.join('')).not.toContain('mona@example.com');
});

it('logs an answer of 503 as one line without a stack', async () => {
  const { lines, stream } = memory();
  const log = pinoHttp({ ...requestLog({ name: 'svc', level: 'info' }), stream });
  const server = createServer((request, response) => {
    log(request, response);
    response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/vehicles?search=mona`);
  server.close();
  await once(server, 'close');
  expect(JSON.parse(lines.join(''))).toMatchObject({ method: 'GET', path: '/api/vehicles', res: { statusCode: 503 } });
  expect(lines.join('')).not.toMatch(/stack|mona/);
});
