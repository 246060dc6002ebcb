import { expect, it } from '@jest/globals';
import { readingMinutes } from './reading-minutes.js';

it.each([
  ['en', '', 1],
  ['en', `<h2>${'word '.repeat(460)}</h2>`, 2],
  ['ar', 'كلمة '.repeat(540), 3],
  ['ja', `<p>${'字 '.repeat(2000)}</p>`, 4],
] as const)('estimates the reading time of a text in %s', (language, html, minutes) => {
  expect(readingMinutes(html, language)).toBe(minutes);
});
