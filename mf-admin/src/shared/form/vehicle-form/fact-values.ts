import { FACT_NUMBERS, KNOWN_FACTS, type KnownFact, type StaffVehicle } from '@dealership/contracts';
import { toWholeNumber } from '../record-form/field/to-whole-number.js';

/** The form's values for the facts of a vehicle; '' if unknown. Numbers are texts as typed. */
export type FactValues = Record<KnownFact, string>;

export const typed = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

export const toFactValues = (vehicle: Pick<StaffVehicle, KnownFact> | undefined): FactValues =>
  Object.fromEntries(KNOWN_FACTS.map((name) => [name, typed(vehicle?.[name])])) as FactValues;

// Text that is not a number remains invalid for the schema: unlike year and mileage, these fields have no default.
const numberOf = (text: string): number | null => (text.trim() === '' ? null : toWholeNumber(text, Number.NaN));

/** Converts the numbers among the facts to the contract's format. */
export const fromFactNumbers = (values: FactValues): Record<string, number | null> =>
  Object.fromEntries(FACT_NUMBERS.map((name) => [name, numberOf(values[name])]));
