import { expect, it } from '@jest/globals';
import { nextNumber } from './next-number.js';

it.each([
  [['A-2609', 'A-2611', 'B-7', 'A-2608'], 'A-2612'],
  [['showroom', '0099', '0098'], '0100'],
  [['X-009'], 'X-010'],
  [['showroom'], undefined],
  [[], undefined],
])('after %j comes %s', (numbers, next) => {
  expect(nextNumber(numbers)).toBe(next);
});
