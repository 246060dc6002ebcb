import type { Language } from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { useMoment } from './use-moment.js';

function Moments() {
  const { day, moment } = useMoment();
  return [day, moment].map((print) => print('2026-11-28T17:13:00Z')).join(' | ');
}

it.each<[Language, string]>([
  ['en', '28_Nov_2026 | 28_Nov_2026, 9:13_PM'],
  ['ar', '28_نوفمبر_2026 | 28_نوفمبر_2026 في_9:13_م'],
  ['ja', '2026/11/28 | 2026/11/28 21:13'],
])('in %s, breaks lines only between day and time', (language, printed) => {
  const { container } = renderWithProviders(<Moments />, { namespace: 'dashboard', texts: {}, language });
  expect(container.textContent?.replaceAll('\u00a0', '_')).toBe(printed);
});
