import { expect, it } from '@jest/globals';
import { colorWithin } from './import-words.js';

it.each([
  ['Pearl White', 'white'],
  ['MIDNIGHT-BLUE metallic', 'blue'],
  ['Gray/Grey', 'grey'],
  ['أبيض لؤلؤي', 'white'],
  ['اللون الأزرق الليلي', 'blue'],
  ['ミッドナイトブルー', 'blue'],
  ['真珠白', 'white'],
  ['Bronze', undefined],
  ['Redwood', undefined],
  ['Blue with a white roof', undefined],
])('the colour in %j is %s', (name, color) => {
  expect(colorWithin(name)).toBe(color);
});
