import { expect, it } from '@jest/globals';
import { mergeChanges } from './merge-changes.js';

const before = { price: 100, model: 'Vento', images: ['a', 'b'], translations: { ar: { origin: '', notes: '' } } };

it('merges changes of different fields', () => {
  const { merged, conflicts } = mergeChanges(before, { ...before, price: 90 }, { ...before, images: ['b', 'a'] });
  expect(merged).toEqual({ ...before, price: 90, images: ['b', 'a'] });
  expect(conflicts).toEqual([]);
});

it('merges identical changes', () => {
  const { merged, conflicts } = mergeChanges(before, { ...before, price: 90 }, { ...before, price: 90, model: 'Notte' });
  expect(merged).toEqual({ ...before, price: 90, model: 'Notte' });
  expect(conflicts).toEqual([]);
});

it('merges changes within a group of fields', () => {
  const mine = { ...before, translations: { ar: { origin: 'mine', notes: '' } } };
  const theirs = { ...before, translations: { ar: { origin: '', notes: 'theirs' } } };
  const { merged, conflicts } = mergeChanges(before, mine, theirs);
  expect([merged.translations.ar, conflicts]).toEqual([{ origin: 'mine', notes: 'theirs' }, []]);
});

it('clears a text that the other person removed', () => {
  const written = { ...before, translations: { ar: { origin: 'old', notes: 'old' } } };
  const theirs = { ...before, translations: { ar: { notes: 'old' } } };
  const mine = { ...before, translations: { ar: { origin: 'mine', notes: 'old' } } };
  expect(mergeChanges(written, written, theirs).merged.translations.ar).toEqual({ notes: 'old' });
  const { merged, conflicts } = mergeChanges<object>(written, { ...mine, price: 90 }, theirs, 'theirs');
  expect(conflicts).toEqual([{ path: ['translations', 'ar', 'origin'], theirs: undefined, mine: 'mine' }]);
  // The key is needed: a form keeps the values of missing ones.
  expect(merged).toStrictEqual({ ...before, price: 90, translations: { ar: { origin: undefined, notes: 'old' } } });
});

it('names the fields that both changed, and uses the preferred side for these alone', () => {
  const mine = { ...before, price: 90, model: 'Mine' };
  const theirs = { ...before, price: 95, images: [] };
  expect(mergeChanges(before, mine, theirs)).toEqual({
    merged: { ...before, price: 90, model: 'Mine', images: [] },
    conflicts: [{ path: ['price'], theirs: 95, mine: 90 }],
  });
  expect(mergeChanges(before, mine, theirs, 'theirs').merged).toEqual({ ...before, price: 95, model: 'Mine', images: [] });
});
