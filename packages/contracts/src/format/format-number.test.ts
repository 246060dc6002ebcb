import { describe, expect, it } from '@jest/globals';
import { formatNumber } from './format-number.js';
import { formatAed, formatUsd } from './money.js';

const AMOUNTS = [0, 0.4, 0.5, 7, 62.5, 999, 999.5, 999.995, 1000, 12345.678, 450_000, 1_234_567.891, 999_999_999.99, -1500.25];

describe('a number', () => {
  it.each(AMOUNTS)('%d is written as the standard of the language writes it', (amount) => {
    for (const decimals of [0, 2]) {
      const standard = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
      expect(formatNumber(amount, decimals)).toBe(standard.format(amount));
    }
  });
});

describe('money', () => {
  it('is written in whole dirhams, in Arabic before their name', () => {
    expect(formatAed(450_000.4)).toBe('AED 450,000');
    expect(formatAed(450_000, 'ar-AE-u-nu-latn')).toBe('450,000 درهم');
  });

  it('is written in dollars with cents only where there are any', () => {
    expect(formatUsd(122_490)).toBe('$122,490');
    expect(formatUsd(62.5)).toBe('$62.50');
    expect(formatUsd(61.999)).toBe('$62');
    expect(formatUsd(62, 'always')).toBe('$62.00');
  });
});
