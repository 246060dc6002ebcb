import { type Language, type Vehicle, vehicleNameIn } from '@dealership/contracts';

/** The vehicle's name within a text: the model is not broken between lines. */
export const nameInSentence = (language: Language, vehicle: Pick<Vehicle, 'year' | 'make' | 'model'>): string =>
  vehicleNameIn(language, { ...vehicle, model: vehicle.model.replaceAll(' ', '\u00a0') });
