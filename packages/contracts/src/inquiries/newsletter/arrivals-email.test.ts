import { expect, it } from '@jest/globals';
import { arrivalsEmail, arrivalsEmailDraft, arrivalsEmailTest } from './arrivals-email.js';

const unfinished = { vehicleIds: [1], introduction: { en: 'New cars.', ar: ' ', ja: '' } };

it('previews a newsletter whose introductions are unfinished', () => {
  expect(arrivalsEmailDraft.parse(unfinished).introduction).toEqual({ en: 'New cars.', ar: '', ja: '' });
  expect(arrivalsEmailDraft.safeParse({ ...unfinished, vehicleIds: [] }).success).toBe(false);
});

it('sends it neither to the staff nor to subscribers', () => {
  const problems = (form: typeof arrivalsEmail | typeof arrivalsEmailTest, more: object) =>
    form.safeParse({ ...unfinished, ...more }).error?.issues.map(({ path }) => path.join('.'));
  expect(problems(arrivalsEmailTest, { language: 'en' })).toEqual(['introduction.ar', 'introduction.ja']);
  expect(problems(arrivalsEmail, { key: '3f0b6f2e-8f3f-4f0e-9a53-3f5f0f3c2a11' })).toEqual([
    'introduction.ar',
    'introduction.ja',
  ]);
});
