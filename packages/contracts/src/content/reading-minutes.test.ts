import { expect, it } from '@jest/globals';
import { readingMinutes } from './reading-minutes.js';

it.each([
  ['en', '', 1],
  ['en', `<h2>${'word '.repeat(460)}</h2>`, 2],
  ['ar', 'كلمة '.repeat(540), 3],
  ['ja', `<p>${'字 '.repeat(2000)}</p>`, 4],
] as const)('tells how long a text in %s takes to read', (language, html, minutes) => {
  expect(readingMinutes(html, language)).toBe(minutes);
});
