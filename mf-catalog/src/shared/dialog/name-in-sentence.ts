import { type Language, type Vehicle, vehicleNameIn } from '@dealership/contracts';

/** Longer models do not fit on a line of a phone. */
const UNBROKEN = 16;

/** The vehicle's name within a text: neither a short model nor the year is broken between lines. */
export function nameInSentence(language: Language, vehicle: Pick<Vehicle, 'year' | 'make' | 'model'>): string {
  const { model, year } = vehicle;
  const unbroken = model.length > UNBROKEN ? model : model.replaceAll(' ', '\u00a0');
  // The Arabic name ends with the word for the model year, and the year.
  return vehicleNameIn(language, { ...vehicle, model: unbroken }).replace(` طراز ${year}`, ` طراز\u00a0${year}`);
}
