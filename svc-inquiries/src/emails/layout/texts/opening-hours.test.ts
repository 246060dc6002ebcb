import { expect, it } from '@jest/globals';
import { openingHours } from './opening-hours.js';

const note = { en: '', ar: '', ja: '' };
const spans = [
  { opens: '09:00', closes: '12:00' },
  { opens: '14:00', closes: '22:00' },
];
const exceptions = [{ from: '2027-01-01', until: '2027-12-31', days: [5], spans: [], note }];

// Removes the bidi isolates around times in Arabic, and normalizes spaces, which differ between ICU versions.
const plain = (line: string) => line.replace(/[\u2068\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en', 'Friday, 9 AM – 12 PM, 2 PM – 10 PM', 'Friday (1 January to 31 December): closed'],
  ['ar', 'الجمعة: من 9 ص إلى 12 م، ومن 2 م إلى 10 م', 'الجمعة، 1 يناير إلى 31 ديسمبر: مغلق'],
  ['ja', '金曜 9:00～12:00、14:00～22:00', '金曜（1月1日～12月31日） 休業'],
] as const)(
  'lists in %s the break of a day, and dates on which the showroom is closed for part of the week',
  (language, ...lines) => {
    const shown = openingHours(language, { week: [{ days: [5], spans }], exceptions }, new Date('2027-02-01T08:00:00Z'));
    expect(shown.map(plain)).toEqual(lines);
  },
);

it.each([
  ['en', 'Every day, 10 AM – 6 PM'],
  ['ar', 'كل يوم: من 10 ص إلى 6 م'],
  ['ja', '毎日 10:00～18:00'],
] as const)('states in %s that the showroom is open all week', (language, line) => {
  const week = [{ days: [0, 1, 2, 3, 4, 5, 6], spans: [{ opens: '10:00', closes: '18:00' }] }];
  expect(openingHours(language, { week, exceptions: [] }, new Date('2027-02-01T08:00:00Z')).map(plain)).toEqual([line]);
});
