import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { Budget, readWithin } from './read-within.js';
import { readNetwork, SenderLimits } from './sender-limits.js';

const stream = (...chunks: string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

it('buffers a mail up to the maximum size, and releases the memory', async () => {
  const budget = new Budget(10);
  const content = await readWithin(stream('abc', 'def'), 6, budget);
  expect('bytes' in content && content.bytes.toString()).toBe('abcdef');
  expect([budget.take(5), budget.take(4)]).toEqual([false, true]);
  budget.release(4);
  content.release();
  content.release();
  expect([budget.take(10), budget.take(1)]).toEqual([true, false]);
});

it('reads an oversized mail to its end without storing it', async () => {
  const budget = new Budget(100);
  const source = stream('abc', 'def', 'ghi');
  expect(await readWithin(source, 5, budget)).toMatchObject({ refused: 'size' });
  expect([source.readableEnded, budget.take(100)]).toEqual([true, true]);
});

it('asks the sender to retry when the memory budget is used up', async () => {
  const budget = new Budget(8);
  budget.take(4);
  expect(await readWithin(stream('abc', 'def'), 10, budget)).toMatchObject({ refused: 'memory' });
  expect(budget.take(4)).toBe(true);
});

it('allows ten simultaneous connections per address, and 120 per minute', () => {
  const limits = new SenderLimits([]);
  const enter = (count: number, now: number) => Array.from({ length: count }, () => limits.enter('203.0.113.7', now));
  expect(enter(11, 0).filter((answer) => answer === 'allowed')).toHaveLength(10);
  expect(limits.enter('203.0.113.8', 0)).toBe('allowed');
  for (let at = 0; at < 10; at++) limits.left('203.0.113.7');
  for (let at = 0; at < 110; at++) {
    expect(limits.enter('203.0.113.7', 1)).toBe('allowed');
    limits.left('203.0.113.7');
  }
  expect([limits.enter('203.0.113.7', 2), limits.enter('203.0.113.7', 60_000)]).toEqual(['busy', 'allowed']);
});

it('allows only listed networks to connect if there is a list', () => {
  const limits = new SenderLimits(['203.0.113.0/24', '2001:db8::/32']);
  const answers = ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', '198.51.100.1', '::1'].map((one) => limits.enter(one));
  expect(answers).toEqual(['allowed', 'allowed', 'allowed', 'denied', 'denied']);
});

it.each(['203.0.113.7/33', '203.0.113', 'host', '1.2.3.4/', '2001:db8::/129', '1.2.3.4/24/8'])(
  'does not accept %j as a network',
  (text) => {
    expect(readNetwork(text)).toBeUndefined();
  },
);
