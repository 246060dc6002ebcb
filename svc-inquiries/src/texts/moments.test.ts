import { expect, it } from '@jest/globals';
import { dayText, momentText } from './moments.js';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replace('Monday, 23', 'Monday 23');

it.each([
  ['en', 'Monday 23 November 2026 at 4:20 AM, Ajman time'],
  ['ar', 'الاثنين، 23 نوفمبر 2026 في 4:20 ص بتوقيت عجمان'],
  ['ja', '2026年11月23日（月）4:20（アジュマーン時間）'],
] as const)('formats a date and time in %s in the showroom’s time zone', (language, text) => {
  expect(plain(momentText(new Date('2026-11-23T00:20:00Z'), language))).toBe(text);
});

it.each([
  ['en', '23 November 2026'],
  ['ar', '23 نوفمبر 2026'],
  ['ja', '2026年11月23日'],
] as const)('formats a date alone in %s', (language, text) => {
  expect(dayText(new Date('2026-11-22T20:20:00Z'), language)).toBe(text);
});
