import { expect, it } from '@jest/globals';
import { mergeChanges } from './merge-changes.js';

const before = { price: 100, model: 'Vento', images: ['a', 'b'] };

it('merges changes of different fields', () => {
  const merged = mergeChanges(before, { ...before, price: 90 }, { ...before, images: ['b', 'a'] });
  expect(merged).toEqual({ price: 90, model: 'Vento', images: ['b', 'a'] });
});

it('merges identical changes', () => {
  expect(mergeChanges(before, { ...before, price: 90 }, { ...before, price: 90, model: 'Notte' })).toEqual({
    ...before,
    price: 90,
    model: 'Notte',
  });
});

it('reports a conflict when both changed one field', () => {
  expect(mergeChanges(before, { ...before, price: 90 }, { ...before, price: 95 })).toBeUndefined();
});
