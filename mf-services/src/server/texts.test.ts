import { loadTexts } from '@dealership/fragment-server';
import { translationProblems } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { services } from '../app/services.js';

it('has every text in every language', async () => {
  expect(translationProblems(await loadTexts(services))).toEqual([]);
});
