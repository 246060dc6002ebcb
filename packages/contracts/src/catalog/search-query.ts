import { z } from 'zod';
import { MAX_STOCK_SEARCH } from '../fields/limits.js';
import { fromText, must } from '../fields/parameters.js';
import { toLatinDigits } from '../format/digits.js';
import { parseAed } from '../format/money.js';
import { BODY_TYPES, COLORS, REGIONAL_SPECS } from './facts/codes.js';
import { FUEL_TYPES, TRANSMISSIONS } from './vehicle.js';
import { PRICE_BANDS, STOCK_STATUSES, VEHICLE_SORTS } from './vehicle-search.js';

const MAX_PRICE = 9_999_999_999;

/** A parameter as typed. Empty counts as missing: forms without JavaScript send all fields. */
const typed = <Schema extends z.ZodType>(schema: Schema, read: (text: string) => unknown = (text) => text) =>
  fromText((text) => (text.trim() === '' ? undefined : read(text.trim())), schema.optional()).optional();

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  typed(z.enum(values), (text) => values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? text);

const whole = (schema: z.ZodType<number, number>) =>
  typed(schema, (text) => (/^\d{1,9}$/.test(toLatinDigits(text)) ? Number(toLatinDigits(text)) : text));

const name = typed(z.string().regex(/^\P{Cc}{1,80}$/u, must('a text of at most 80 characters')));

const year = whole(z.int(must('a year')).max(9999));

const aed = typed(z.number(must('an amount in AED')).max(MAX_PRICE), (text) => parseAed(toLatinDigits(text)) ?? text).describe(
  'The price in AED, inclusive.',
);

const filters = {
  status: oneOf(STOCK_STATUSES),
  search: typed(z.string().max(MAX_STOCK_SEARCH), (text) => text.replace(/\p{Cc}/gu, ' ')),
  make: name,
  model: name,
  year: typed(z.string().regex(/^(?:\d{4}|older)$/, must("a year of four digits or 'older'")), toLatinDigits).describe(
    'A year, or `older`.',
  ),
  minYear: year,
  maxYear: year,
  price: oneOf(PRICE_BANDS.map(({ key }) => key)).describe('A price band in AED.'),
  minPrice: aed,
  maxPrice: aed,
  maxMileage: whole(z.int(must('a number of kilometres'))).describe('The mileage in kilometres, inclusive.'),
  transmission: oneOf(TRANSMISSIONS),
  fuelType: oneOf(FUEL_TYPES),
  bodyType: oneOf(BODY_TYPES),
  exteriorColor: oneOf(COLORS),
  regionalSpec: oneOf(REGIONAL_SPECS),
};

export const vehicleFilterQuery = z.strictObject(filters);

export const vehicleSearchQuery = z.strictObject({
  ...filters,
  sort: oneOf(VEHICLE_SORTS),
  page: whole(z.int(must('a whole number from 1')).min(1).max(1_000_000)).describe('The page number, starting at 1.'),
});

export type VehicleSearchQuery = z.output<typeof vehicleSearchQuery>;
