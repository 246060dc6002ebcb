import { expect, it } from '@jest/globals';
import { contradictsVin } from './chassis-number.js';

it.each([
  ['the year that its tenth sign stands for', '1HGCM82633A004352', 2003],
  ['that year thirty years later', '1HGCM82633A004352', 2033],
  ['the years before and after, in which it may be registered', '1HGCM82633A004352', 2002],
  ['the first year of the letters', '1M8GDM9AXAP042788', 2010],
  ['the year before it, which has a digit', '1M8GDM9AXAP042788', 2009],
  ['any year, without a sign for one', 'WBA3A5C500F000001', 2015],
  ['any year, when it is short', 'GRJ300-7777', 2020],
])('a chassis number allows %s', (_, chassisNumber, year) => {
  expect(contradictsVin(chassisNumber, year)).toBe(false);
});

it.each([
  ['1HGCM82633A004352', 2020],
  ['1HGCM82633A004352', 2005],
  ['1M8GDM9AXAP042788', 2012],
])('%s contradicts %i', (vin, year) => {
  expect(contradictsVin(vin, year)).toBe(true);
});
