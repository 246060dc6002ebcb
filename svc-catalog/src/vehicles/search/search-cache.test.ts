import { expect, it } from '@jest/globals';
import { SearchCache } from './search-cache.js';

it('remembers facets and totals until the version of the counts changes', () => {
  const memory = new SearchCache();
  expect(memory.get('a', '1')).toBeUndefined();
  memory.set('a', '1', { mark: 'old', facets: 'A', total: 7 });
  memory.set('b', '2', { mark: 'old', facets: 'B' });
  expect(memory.get('a', '1')).toEqual({ mark: 'old', facets: 'A', total: 7 });
  expect(memory.get('b', '2')).toEqual({ mark: 'old', facets: 'B', total: undefined });
  memory.set('b', '2', { mark: 'new', facets: 'B2', total: 1 });
  expect([memory.get('a', '1'), memory.get('b', '2')]).toEqual([undefined, { mark: 'new', facets: 'B2', total: 1 }]);
});

it('has a bounded size', () => {
  const memory = new SearchCache();
  for (let n = 0; n <= 500; n += 1) memory.set(`${n}`, `${n}`, { mark: '1', facets: '', total: n });
  expect([memory.get('0', '0'), memory.get('500', '500')]).toEqual([undefined, { mark: '1', facets: '', total: 500 }]);
});
