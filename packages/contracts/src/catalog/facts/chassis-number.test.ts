import { expect, it } from '@jest/globals';
import { contradictsVin, lacksCheckDigit, modelYearOf } from './chassis-number.js';

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

it.each([
  ['1M8GDM9AXKP042788', false],
  ['1M8GDM9A0KP042788', true],
  ['WP0ZZZ99ZTS392124', true],
  ['GRJ300-7777', false],
])('the check digit of %s is missing or wrong: %s', (chassisNumber, lacks) => {
  expect(lacksCheckDigit(chassisNumber)).toBe(lacks);
});

it.each([
  ['1HGCM82633A004352', 2003],
  ['5YJSA1E23GF100000', 2016],
  ['5YJSA1E20GF100000', undefined],
  ['5YJSA1E21YF100000', undefined],
  ['GRJ300-7777', undefined],
])('the model year of %s is %s', (chassisNumber, year) => {
  expect(modelYearOf(chassisNumber)).toBe(year);
});
