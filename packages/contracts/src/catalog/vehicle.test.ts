import { expect, it } from '@jest/globals';
import { vehicleNameIn, vehicleTitle, withoutYear } from './vehicle.js';

it.each([
  ['en', '2023 Aldermere Marchmont E'],
  ['ar', '\u2066Aldermere Marchmont E\u2069 طراز 2023'],
  ['ja', '2023年式 Aldermere Marchmont E'],
] as const)('names a vehicle within a sentence in %s', (language, name) => {
  expect(vehicleNameIn(language, { year: 2023, make: 'Aldermere', model: 'Marchmont E' })).toBe(name);
});

it.each(['en', 'ar', 'ja'] as const)('leaves the year out of a name in %s', (language) => {
  const name = vehicleNameIn(language, { year: 2023, make: 'Aldermere', model: 'Marchmont E' });
  expect(withoutYear(name).replace(/[\u2066\u2069]/g, '')).toBe('Aldermere Marchmont E');
});

it('names a vehicle in a title in the same order, without marks of direction', () => {
  expect(vehicleTitle('ar', { year: 2023, make: 'Aldermere', model: 'Marchmont E' })).toBe('Aldermere Marchmont E طراز 2023');
});
