import { translationProblemsIn } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';

/** Names and abbreviations that are the same in every language. */
const SAME = [
  ...['card.mileage', 'transmission.CVT', 'bodyType.suv', 'month.name', 'whatsapp'],
  ...[
    'card.year',
    'card.modelYear',
    'card.transmission.CVT',
    'specification.doorCount',
    'specification.seatCount',
    'specification.ownerCount',
  ],
];

it('has every text in every language', () => {
  expect(translationProblemsIn(new URL('../', import.meta.url), SAME)).toEqual([]);
});
