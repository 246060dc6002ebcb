import { expect, it } from '@jest/globals';
import { COLUMN_OF, cellValue, proposedMapping } from './import-cells.js';

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
    ['在庫番号', '仕様（仕向地）'],
    ['stockNumber', 'regionalSpec'],
  ],
  [
    ['在庫番号', '仕様地域'],
    ['stockNumber', 'regionalSpec'],
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
    ['Status', 'الحالة', '状態'],
    ['status', null, null],
  ],
  [['الحالة'], ['status']],
  [
    ['Price (USD)', 'Mileage (miles)', 'Description (German)', 'Power (kW)'],
    [null, null, null, null],
  ],
])('recognises %j by their usual names', (headings, fields) => {
  expect(proposedMapping(headings)).toEqual(fields);
});

it.each([
  ['mileage', '12.500', 12_500],
  ['mileage', '12,000 km', 12_000],
  ['mileage', '12,5 km', '12,5 km'],
  ['mileage', '1,00,000', 100_000],
  ['mileage', '12000.0', 12_000],
  ['mileage', '-5', '-5'],
  ['price', 'POA', null],
  ['price', 'On request', null],
  ['price', 'عند الطلب', null],
  ['price', '応談', null],
  ['price', '250.000', '250.000'],
  ['status', 'Sold', 'sold'],
  ['status', 'محجوزة', 'reserved'],
  ['status', '販売中', 'available'],
  ['status', 'lost', 'lost'],
  ['exteriorColor', 'Gray', 'grey'],
  ['exteriorColor', 'بيضاء', 'white'],
  ['exteriorColor', 'ホワイト', 'white'],
  ['exteriorColor', 'Bronze', 'Bronze'],
  ['bodyType', 'دفع رباعي (SUV)', 'suv'],
  ['bodyType', 'ステーションワゴン', 'wagon'],
  ['drive', 'دفع رباعي', '4WD'],
  ['drive', 'Four-wheel drive', '4WD'],
  ['drive', '全輪駆動（AWD）', 'AWD'],
  ['regionalSpec', '中東（GCC）仕様', 'gcc'],
  ['serviceHistory', 'Complete, by the official dealer', 'full-maker'],
  ['serviceHistory', 'لا يوجد', 'none'],
  ['warranty', 'بدون ضمان', 'none'],
  ['warranty', 'Petrol', 'Petrol'],
  ['transmission', 'AT', 'Automatic'],
])('reads the %s %j as %j', (name, cell, value) => {
  const column = COLUMN_OF.get(name);
  expect(column && cellValue(column, cell)).toBe(value);
});
