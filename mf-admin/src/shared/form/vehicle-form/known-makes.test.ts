import { expect, it } from '@jest/globals';
import { newMake } from './known-makes.js';

const KNOWN = [
  { name: 'Aldermere', arabic: 'ألدرمير', japanese: null, spellings: ['Aldermare Cars'] },
  { name: 'Škoda' },
  { name: 'BMW' },
  { name: 'Porsche' },
  { name: 'Kia' },
];

it.each([
  ['Aldermere', undefined],
  [' aldermere ', undefined],
  ['skoda', undefined],
  ['', undefined],
])('%j is a known make or none', (typed, expected) => {
  expect(newMake(typed, KNOWN)).toBe(expected);
});

it.each([
  ['alderm', 'Aldermere'],
  ['Aldremere', 'Aldermere'],
  ['Aldermere Marchmont', 'Aldermere'],
  ['ألدرمير', 'Aldermere'],
  ['BMV', 'BMW'],
  ['Porche', 'Porsche'],
  ['Orsenza', undefined],
  ['Kai', undefined],
  ['K', undefined],
])('%j is new and may mean %j', (typed, meant) => {
  expect(newMake(typed, KNOWN)?.meant).toBe(meant);
  expect(newMake(typed, KNOWN)).toBeDefined();
});
