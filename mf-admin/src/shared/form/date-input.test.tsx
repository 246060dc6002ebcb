import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { DateInput, type DateInputProps } from './date-input.js';

it.each<[DateInputProps['type'], string, string]>([
  ['date', '2026-11-28', '28_نوفمبر_2026'],
  ['month', '2026-11', 'نوفمبر_2026'],
  ['datetime-local', '2026-11-28T21:13', '28_نوفمبر_2026 في_9:13_م'],
  ['date', '', ''],
])('of type %s, repeats %j in the language of the page', (type, value, words) => {
  const { container } = renderWithProviders(<DateInput type={type} value={value} readOnly />, {
    namespace: 'dashboard',
    texts: {},
    language: 'ar',
  });
  expect(container.textContent?.replaceAll('\u00a0', '_')).toBe(words);
  expect(container.querySelector('input')?.matches('.empty')).toBe(value === '');
});
