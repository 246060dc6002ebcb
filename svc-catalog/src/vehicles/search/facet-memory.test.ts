import { expect, it } from '@jest/globals';
import { FacetMemory } from './facet-memory.js';

it('caches facets until the version of the counts changes', () => {
  const memory = new FacetMemory();
  expect(memory.recall('a')).toBeUndefined();
  memory.keep('a', { mark: '1', facets: 'A' });
  memory.keep('b', { mark: '1', facets: 'B' });
  expect(memory.recall('a')).toEqual({ mark: '1', facets: 'A' });
  memory.keep('b', { mark: '2', facets: 'B2' });
  expect([memory.recall('a'), memory.recall('b')]).toEqual([undefined, { mark: '2', facets: 'B2' }]);
});

it('has a bounded size', () => {
  const memory = new FacetMemory();
  for (let n = 0; n <= 1000; n += 1) memory.keep(`${n}`, { mark: '1', facets: '' });
  expect([memory.recall('0'), memory.recall('1000')]).toEqual([undefined, { mark: '1', facets: '' }]);
});
