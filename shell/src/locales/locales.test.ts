import { translationProblemsIn } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';

/** Each placeholder page has a fixed language. */
const PLACEHOLDERS = ['ar', 'ja'].flatMap((page) =>
  ['title', 'text', 'home', 'inventory', 'contact'].map((key) => `placeholder.${page}.${key}`),
);

/** Names and numbers that are the same in every language. */
const SAME = [
  ...['footer.instagram', 'footer.facebook', 'footer.youtube'],
  ...['showroom.proof.points.value', 'showroom.proof.reports.value', 'papers.sheet.mileage.value'],
  ...PLACEHOLDERS,
];

it('has every text in every language', () => {
  expect(translationProblemsIn(new URL('../', import.meta.url), SAME)).toEqual([]);
});
