import { translationProblemsIn } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';

it('has every text in every language', () => {
  expect(translationProblemsIn(new URL('../', import.meta.url))).toEqual([]);
});
