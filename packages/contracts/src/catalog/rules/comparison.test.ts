import { expect, it } from '@jest/globals';
import { comparedIds } from './comparison.js';

it('parses up to three distinct vehicle ids, and nothing else', () => {
  expect(comparedIds('1,2,3,4')).toEqual([1, 2, 3]);
  expect(comparedIds('7,7, 8,x,-1,0,99999999999')).toEqual([7, 8]);
  expect(comparedIds(null)).toEqual([]);
});
