import { readFileSync } from 'node:fs';
import { type Texts } from '@dealership/ui-kit';
import { translationProblems } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import ar from './ar.json';
import en from './en.json';
import ja from './ja.json';

it('has every text in every language', () => {
  expect(
    translationProblems({ en, ar, ja }, [
      ...['card.mileage', 'transmission.CVT', 'bodyType.suv', 'month.name'],
      ...[
        'card.year',
        'card.modelYear',
        'card.transmission.CVT',
        'specification.doorCount',
        'specification.seatCount',
        'specification.ownerCount',
      ],
    ]),
  ).toEqual([]);
});

/** Parts whose texts load with their code. */
const OWN_TEXTS = [
  'features/compare-vehicles',
  'features/inventory/no-results',
  'features/vehicle-detail/finance',
  'features/vehicle-detail/test-drive',
  'features/vehicle-sheet',
  'shared/stored-vehicles',
  'shared/search-alert',
];

it.each(OWN_TEXTS)('has every text of %s in every language', (folder) => {
  const read = (language: string): Texts =>
    JSON.parse(readFileSync(new URL(`../${folder}/locales/${language}.json`, import.meta.url), 'utf8'));
  expect(translationProblems({ en: read('en'), ar: read('ar'), ja: read('ja') }, ['whatsapp'])).toEqual([]);
});
