import { expect, it } from '@jest/globals';
import { SearchMemory } from './search-memory.js';

it('remembers facets and totals until the version of the counts changes', () => {
  const memory = new SearchMemory();
  expect(memory.recall('a', '1')).toBeUndefined();
  memory.keep('a', '1', { mark: 'old', facets: 'A', total: 7 });
  memory.keep('b', '2', { mark: 'old', facets: 'B' });
  expect(memory.recall('a', '1')).toEqual({ mark: 'old', facets: 'A', total: 7 });
  expect(memory.recall('b', '2')).toEqual({ mark: 'old', facets: 'B', total: undefined });
  memory.keep('b', '2', { mark: 'new', facets: 'B2', total: 1 });
  expect([memory.recall('a', '1'), memory.recall('b', '2')]).toEqual([undefined, { mark: 'new', facets: 'B2', total: 1 }]);
});

it('has a bounded size', () => {
  const memory = new SearchMemory();
  for (let n = 0; n <= 500; n += 1) memory.keep(`${n}`, `${n}`, { mark: '1', facets: '', total: n });
  expect([memory.recall('0', '0'), memory.recall('500', '500')]).toEqual([undefined, { mark: '1', facets: '', total: 500 }]);
});
