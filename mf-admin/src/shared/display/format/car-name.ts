import { type Language, vehicleNameIn } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';

type Named = Parameters<typeof vehicleNameIn>[1];

/** The name of a vehicle on its own line, in the reader's language. */
export function carName(language: Language, vehicle: Named): string {
  const name = vehicleNameIn(language, vehicle);
  // An element takes the direction of its first letter, which would be the Latin letter of the make.
  return language === 'ar' ? `\u200f${name}` : name;
}

export function useCarName(): (vehicle: Named) => string {
  const { language } = useLanguage();
  return (vehicle) => carName(language, vehicle);
}

/** The name of a vehicle that is stored as a text ('2024 Aurelio Vento'), in the reader's language. */
export function storedCarName(language: Language, name: string): string {
  const [, year, make, model] = /^(\d{4}) (\S+) (.+)$/.exec(name) ?? [];
  return make && model ? carName(language, { year: Number(year), make, model }) : name;
}
