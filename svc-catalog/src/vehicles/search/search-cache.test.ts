import { expect, it } from '@jest/globals';
import { SearchCache } from './search-cache.js';

it('remembers facets and totals until the version of the counts changes', () => {
  const cache = new SearchCache();
  expect(cache.get('a', '1')).toBeUndefined();
  cache.set('a', '1', { version: 'old', facets: 'A', total: 7 });
  cache.set('b', '2', { version: 'old', facets: 'B' });
  expect(cache.get('a', '1')).toEqual({ version: 'old', facets: 'A', total: 7 });
  expect(cache.get('b', '2')).toEqual({ version: 'old', facets: 'B', total: undefined });
  cache.set('b', '2', { version: 'new', facets: 'B2', total: 1 });
  expect([cache.get('a', '1'), cache.get('b', '2')]).toEqual([undefined, { version: 'new', facets: 'B2', total: 1 }]);
});

it('has a bounded size', () => {
  const cache = new SearchCache();
  for (let n = 0; n <= 500; n += 1) cache.set(`${n}`, `${n}`, { version: '1', facets: '', total: n });
  expect([cache.get('0', '0'), cache.get('500', '500')]).toEqual([undefined, { version: '1', facets: '', total: 500 }]);
});
