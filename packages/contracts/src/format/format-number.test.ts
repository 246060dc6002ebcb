import { describe, expect, it } from '@jest/globals';
import { formatNumber } from './format-number.js';
import { formatPercent } from './format-percent.js';
import { formatAed, formatUsd } from './money.js';

const AMOUNTS = [0, 0.4, 0.5, 7, 62.5, 999, 999.5, 999.995, 1000, 12345.678, 450_000, 1_234_567.891, 999_999_999.99, -1500.25];

describe('a number', () => {
  it.each(AMOUNTS)('%d is formatted like Intl does', (amount) => {
    for (const decimals of [0, 2]) {
      const standard = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
      expect(formatNumber(amount, decimals)).toBe(standard.format(amount));
    }
  });
});

describe('a percentage', () => {
  it.each([0, 0.05, 0.2, 0.0325, 1.05, 1])('%d is formatted like Intl does, in Arabic as an isolate', (share) => {
    const standard = (locale: string) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
    for (const locale of ['en-AE', 'ja-JP']) expect(formatPercent(share, locale)).toBe(standard(locale));
    const arabic = standard('ar-AE-u-nu-latn').replaceAll('\u200e', '');
    expect(formatPercent(share, 'ar-AE-u-nu-latn')).toBe(`\u2066${arabic}\u2069`);
  });
});

describe('money', () => {
  it('is formatted in whole dirhams, in Arabic before their name', () => {
    expect(formatAed(450_000.4)).toBe('AED 450,000');
    expect(formatAed(450_000, 'ar-AE-u-nu-latn')).toBe('450,000 درهم');
    expect([formatAed(-4500), formatAed(-4500, 'ar-AE-u-nu-latn')]).toEqual(['−AED 4,500', '−4,500 درهم']);
  });

  it('is formatted in dollars, with cents only if there are any', () => {
    expect(formatUsd(122_490)).toBe('$122,490');
    expect(formatUsd(62.5)).toBe('$62.50');
    expect(formatUsd(61.999)).toBe('$62');
    expect(formatUsd(-62)).toBe('−$62');
    expect(formatUsd(62, 'always')).toBe('$62.00');
  });
});
