import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { until } from '@dealership/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { MAX_ENTRY_BYTES } from '../../src/proxy/cached-reads.service.js';
import { json } from '../support/fake-upstream.js';
import { type Site, startGateway } from '../support/gateway.js';

let site: Site;
const calls = () => site.upstreams.catalog.calls.map(({ url }) => url);

beforeEach(async () => {
  site = await startGateway();
});
afterEach(() => site.close());

describe('an answer too large to buffer', () => {
  const PIECE = Buffer.alloc(256 * 1024, ' ');
  const BOUND = MAX_ENTRY_BYTES / PIECE.length;
  let writing: ServerResponse[];

  /** Writes as long as somebody reads; the test decides when it ends. */
  const endless = (_request: IncomingMessage, response: ServerResponse): void => {
    writing.push(response);
    response.writeHead(200, { 'content-type': 'application/json' });
    const write = () => {
      while (!response.destroyed && !response.writableEnded && response.write(PIECE));
    };
    response.on('drain', write);
    write();
  };

  beforeEach(() => {
    writing = [];
    site.upstreams.catalog.behave = endless;
  });

  const open = async (): Promise<IncomingMessage> => {
    const [answer] = (await once(get(`${site.url}/api/vehicles`), 'response')) as [IncomingMessage];
    return answer;
  };

  it('is streamed, separately to each client, no faster than it is read', async () => {
    const answer = await open();
    expect(answer.headers['x-cache']).toBe('pass');
    let read = 0;
    answer.on('data', (data: Buffer) => {
      read += data.length;
    });
    await until('twice the bound is read', () => read > 2 * BOUND * PIECE.length);
    answer.destroy();
    // The oversized one, and the streamed one.
    expect(calls()).toHaveLength(2);
    await until('nobody writes on', () => writing.every(({ destroyed }) => destroyed));
  });

  it('is not buffered again only to be found too large', async () => {
    for (let reader = 0; reader < 3; reader += 1) (await open()).destroy();
    expect(calls()).toHaveLength(4);
  });
});

describe('an unknown query parameter', () => {
  beforeEach(() => {
    site.upstreams.catalog.behave = json([]);
  });

  it('does not vary the answer and is not forwarded', async () => {
    for (let query = 0; query < 6; query += 1) await supertest(site.url).get(`/api/vehicles/featured?x=${query}`).expect(200);
    expect(calls()).toEqual(['/api/vehicles/featured']);
  });

  it('is left for the upstream to refuse beside known parameters', async () => {
    await supertest(site.url).get('/api/vehicles/search?x=1');
    expect(calls()).toEqual(['/api/vehicles/search?x=1']);
  });
});

it('limits the uncached reads of an address, and answers 429 to the next', async () => {
  const limited = await startGateway({ READ_RATE_LIMIT: '2', READ_RATE_WINDOW: '30', TRUST_PROXY: 'loopback' });
  try {
    const read = (id: number, visitor = '203.0.113.1') =>
      supertest(limited.url).get(`/api/vehicles/${id}`).set('x-forwarded-for', visitor);
    await read(1).expect(200);
    await read(2).expect(200);
    const answer = await read(3).expect(429).expect('retry-after', '30');
    expect(answer.body.code).toBe('TOO_MANY_REQUESTS');
    await read(3, '203.0.113.2').expect(200);
  } finally {
    await limited.close();
  }
});
