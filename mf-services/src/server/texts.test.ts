import { translationProblems } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { texts } from './texts.js';

it('has every text in every language', () => {
  expect(translationProblems(texts)).toEqual([]);
});
