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
  [
    ['Price (AED)', 'Mileage (km)', 'Power [hp]', 'Purchase price, AED', 'Engine size (L)'],
    ['price', 'mileage', 'power', 'purchasePrice', 'engineSize'],
  ],
  [
    ['السعر (درهم)', 'العداد (كم)', 'القوة (حصان)'],
    ['price', 'mileage', 'power'],
  ],
  [
    ['価格（AED）', '走行距離（km）', '最高出力（馬力）'],
    ['price', 'mileage', 'power'],
  ],
  [
    ['Price (USD)', 'Mileage (miles)', 'Description (German)', 'Power (kW)'],
    [null, null, null, null],
  ],
])('recognises %j by their usual names', (headings, fields) => {
  expect(proposedMapping(headings)).toEqual(fields);
});
