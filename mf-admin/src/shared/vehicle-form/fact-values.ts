import type { StaffVehicle } from '@dealership/contracts';
import { toWholeNumber } from '../record-form/to-whole-number.js';

/** Facts that are typed or chosen as text, '' where nothing is known. */
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

/** Whole numbers that may be left empty, as they are typed. */
const NUMBERS = ['cylinders', 'power', 'doors', 'seats', 'previousOwners'] as const;

type Fact = (typeof TEXTS)[number] | (typeof NUMBERS)[number];

/** What a form holds of the facts of a vehicle: numbers as they are typed. */
export type FactValues = Record<Fact, string>;

export const typed = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

export const toFactValues = (vehicle: Pick<StaffVehicle, Fact> | undefined): FactValues =>
  Object.fromEntries([...TEXTS, ...NUMBERS].map((name) => [name, typed(vehicle?.[name])])) as FactValues;

// What is no number stays one that the schema refuses: unlike year and mileage it has no value of its own to fall back
// to.
const numberOf = (text: string): number | null => (text.trim() === '' ? null : toWholeNumber(text, Number.NaN));

/** The numbers among the facts as the contract has them. */
export const fromFactNumbers = (values: FactValues): Record<string, number | null> =>
  Object.fromEntries(NUMBERS.map((name) => [name, numberOf(values[name])]));
