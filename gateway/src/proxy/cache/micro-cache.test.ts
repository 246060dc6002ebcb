import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FRESH_MS, MicroCache } from './micro-cache.js';
import { StoredResponse } from './stored-response.js';

const STALE_MS = 60_000;
const answer = (size = 10) =>
  new StoredResponse({
    bytes: Buffer.alloc(size),
    contentType: 'application/json',
    headers: [],
    route: '/api/vehicles',
    staleMs: STALE_MS,
  });

Logger.overrideLogger(false);

const unavailable = () => Promise.reject(new Error('unavailable'));

describe('MicroCache', () => {
  let cache: MicroCache;
  let clock: number;

  beforeEach(() => {
    cache = new MicroCache({ CACHE_MEGABYTES: 16 });
    clock = 0;
    cache.now = () => clock;
  });

  const remember = (key: string, size?: number) => cache.load(key, async () => answer(size));

  it('keeps an answer fresh for a second', async () => {
    await remember('a');
    clock = FRESH_MS - 1;
    expect(cache.peek('a')?.state).toBe('hit');
    clock = FRESH_MS;
    expect(cache.peek('a')).toBeUndefined();
  });

  it('serves a stale answer for a minute, then fails', async () => {
    await remember('a');
    clock = STALE_MS - 1;
    expect(await cache.load('a', unavailable)).toMatchObject({ state: 'stale', age: 59 });
    clock = STALE_MS;
    expect(cache.peek('a')).toBeUndefined();
    await expect(cache.load('a', unavailable)).rejects.toThrow('unavailable');
  });

  it('keeps the last answer and its encodings when the new one is the same', async () => {
    const { response: first } = await remember('a');
    clock = FRESH_MS;
    expect((await remember('a')).response).toBe(first);
    expect(cache.peek('a')).toMatchObject({ response: first, state: 'hit', age: 0 });
    clock = 2 * FRESH_MS;
    expect((await remember('a', 11)).response).not.toBe(first);
  });

  it('forgets an answer when the address is gone, but not when its upstream fails or is busy', async () => {
    const plain = (status: number) => cache.load('a', async () => ({ status, headers: {}, bytes: Buffer.alloc(0) }));
    await remember('a');
    for (const status of [500, 503, 429]) {
      clock += FRESH_MS;
      expect(await plain(status)).toMatchObject({ state: 'stale' });
    }
    clock += FRESH_MS;
    expect(await plain(404)).toMatchObject({ response: { status: 404 } });
    await expect(cache.load('a', unavailable)).rejects.toThrow('unavailable');
  });

  it('does not call an unavailable upstream again for a second', async () => {
    await remember('a');
    clock = 5000;
    await cache.load('a', unavailable);
    clock += FRESH_MS - 1;
    expect(cache.peek('a')).toMatchObject({ state: 'stale', age: 5 });
    clock += 1;
    expect(cache.peek('a')).toBeUndefined();
  });

  it('shares one failure among waiting requests, and calls again afterwards', async () => {
    let requestCount = 0;
    const fail = () => {
      requestCount += 1;
      return unavailable();
    };
    const settled = await Promise.allSettled([cache.load('a', fail), cache.load('a', fail), cache.load('a', fail)]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(requestCount).toBe(1);
    await expect(cache.load('a', fail)).rejects.toThrow('unavailable');
    expect(requestCount).toBe(2);
  });

  it('evicts the least recently used answer when it is full', async () => {
    // Half of the limit, because compressed variants need space too.
    const fits = 4;
    const size = (16 * 1024 * 1024) / (2 * fits) - 4096;
    for (let n = 0; n < fits; n += 1) await remember(`${n}`, size);
    cache.peek('0');
    await remember('one more', size);
    expect(['0', '1', 'one more'].map((key) => cache.peek(key)?.state)).toEqual(['hit', undefined, 'hit']);
  });
});
