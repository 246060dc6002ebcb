import { translationProblems } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import ar from './ar.json';
import en from './en.json';
import ja from './ja.json';

it('has every text in every language', () => {
  expect(translationProblems({ en, ar, ja }, ['papers.sheet.mileage.value'])).toEqual([]);
});
