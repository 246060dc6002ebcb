import { translationProblemsIn } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';

/** Values of auction sheets and listings that are the same in every language. */
const SAME = ['says', 'year', 'km'];

it('has every text in every language', () => {
  expect(translationProblemsIn(new URL('../', import.meta.url), SAME)).toEqual([]);
});
