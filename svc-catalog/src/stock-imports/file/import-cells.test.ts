import { expect, it } from '@jest/globals';
import { proposedMapping } from './import-cells.js';

it.each([
  [
    ['Stock No.', 'Brand', 'VIN', 'Colour'],
    ['stockNumber', 'make', 'chassisNumber', 'exteriorColor'],
  ],
  [
    ['رقم المخزون', 'الماركة', 'رقم الهيكل', 'اللون'],
    ['stockNumber', 'make', 'chassisNumber', 'exteriorColor'],
  ],
  [
    ['在庫番号', 'ブランド', '車台番号', '謎'],
    ['stockNumber', 'make', 'chassisNumber', null],
  ],
  [
    ['VIN', 'Chassis no'],
    ['chassisNumber', null],
  ],
])('recognises %j by their usual names', (headings, fields) => {
  expect(proposedMapping(headings)).toEqual(fields);
});
