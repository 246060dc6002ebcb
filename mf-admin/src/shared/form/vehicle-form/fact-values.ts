import type { StaffVehicle } from '@dealership/contracts';
import { toWholeNumber } from '../record-form/field/to-whole-number.js';

/** Text and choice fields; '' if unknown. */
const TEXTS = [
  'engineSize',
  'bodyType',
  'exteriorColor',
  'exteriorColorName',
  'interiorColor',
  'interiorColorName',
  'drive',
  'regionalSpec',
  'serviceHistory',
  'warranty',
  'warrantyUntil',
] as const;

/** Whole numbers as typed; they may be empty. */
const NUMBERS = ['cylinders', 'power', 'doors', 'seats', 'previousOwners'] as const;

type Fact = (typeof TEXTS)[number] | (typeof NUMBERS)[number];

/** The form's values for the facts of a vehicle; numbers are texts as typed. */
export type FactValues = Record<Fact, string>;

export const typed = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

export const toFactValues = (vehicle: Pick<StaffVehicle, Fact> | undefined): FactValues =>
  Object.fromEntries([...TEXTS, ...NUMBERS].map((name) => [name, typed(vehicle?.[name])])) as FactValues;

// Text that is not a number remains invalid for the schema: unlike year and mileage, these fields have no default.
const numberOf = (text: string): number | null => (text.trim() === '' ? null : toWholeNumber(text, Number.NaN));

/** Converts the numbers among the facts to the contract's format. */
export const fromFactNumbers = (values: FactValues): Record<string, number | null> =>
  Object.fromEntries(NUMBERS.map((name) => [name, numberOf(values[name])]));
