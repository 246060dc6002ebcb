import { type Language, vehicleNameIn } from '@dealership/contracts';

/** The name of a vehicle on its own line, in the reader's language. */
export function carName(language: Language, vehicle: Parameters<typeof vehicleNameIn>[1]): string {
  const name = vehicleNameIn(language, vehicle);
  // An element takes the direction of its first letter, which would be the Latin letter of the make.
  return language === 'ar' ? `\u200f${name}` : name;
}
