import { expect, it } from '@jest/globals';
import { SearchCache } from './search-cache.js';

it('remembers facets and totals until the version of the counts changes', () => {
  const cache = new SearchCache();
  expect(cache.get('a', '1')).toBeUndefined();
  cache.set('a', '1', { mark: 'old', facets: 'A', total: 7 });
  cache.set('b', '2', { mark: 'old', facets: 'B' });
  expect(cache.get('a', '1')).toEqual({ mark: 'old', facets: 'A', total: 7 });
  expect(cache.get('b', '2')).toEqual({ mark: 'old', facets: 'B', total: undefined });
  cache.set('b', '2', { mark: 'new', facets: 'B2', total: 1 });
  expect([cache.get('a', '1'), cache.get('b', '2')]).toEqual([undefined, { mark: 'new', facets: 'B2', total: 1 }]);
});

it('has a bounded size', () => {
  const cache = new SearchCache();
  for (let n = 0; n <= 500; n += 1) cache.set(`${n}`, `${n}`, { mark: '1', facets: '', total: n });
  expect([cache.get('0', '0'), cache.get('500', '500')]).toEqual([undefined, { mark: '1', facets: '', total: 500 }]);
});
