import { expect, it } from '@jest/globals';
import { toCsv } from './reports-csv.js';

it('leaves out marks of direction', () => {
  const label = '\u200f\u2066Aurelio Corsa\u2069 طراز 2023';
  expect(toCsv(['Car'], [{ label, values: [] }])).toBe('\uFEFFCar\r\nAurelio Corsa طراز 2023\r\n');
});

it('quotes where needed and prevents formulas', () => {
  const rows = [
    { label: '2024 Kestrel, "K2"', values: [3, 1.5] },
    { label: '=1+1', values: [0, Number.NaN] },
  ];
  expect(toCsv(['Car', 'Views', 'Share'], rows)).toBe('\uFEFFCar,Views,Share\r\n"2024 Kestrel, ""K2""",3,1.5\r\n\'=1+1,0,\r\n');
});
