import { type Language, type Vehicle, vehicleNameIn } from '@dealership/contracts';

/** Longer models do not fit on a line of a phone. */
const UNBROKEN = 16;

/** The vehicle's name within a text: a short model is not broken between lines. */
export function nameInSentence(language: Language, vehicle: Pick<Vehicle, 'year' | 'make' | 'model'>): string {
  const { model } = vehicle;
  return vehicleNameIn(language, { ...vehicle, model: model.length > UNBROKEN ? model : model.replaceAll(' ', '\u00a0') });
}
