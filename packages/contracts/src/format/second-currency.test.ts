import { expect, it } from '@jest/globals';
import { formatSecondCurrency } from './money.js';

it.each([
  [122_490, 'USD', 'en-AE', '$122,490'],
  [18_360_000, 'JPY', 'ja-JP', '¥18,360,000'],
  [459_495, 'SAR', 'en-AE', 'SAR 459,495'],
  [459_495, 'SAR', 'ar-AE-u-nu-latn', '459,495 ريال'],
  [40.8, 'JPY', 'en-AE', '¥40.80'],
  [0.2722, 'USD', 'en-AE', '$0.2722'],
] as const)('formats %d %s in %s as %s', (amount, currency, locale, text) => {
  expect(formatSecondCurrency(amount, currency, locale)).toBe(text);
});
