import {
  DEFAULT_LANGUAGE,
  type Language,
  type StaffUpcomingVehicle,
  UPCOMING_VEHICLE_TEXTS,
  type UpcomingVehicle as UpcomingVehicleResponse,
  type UpcomingVehicleTexts,
} from '@dealership/contracts';
import type { UpcomingVehicle } from './upcoming-vehicle.entity.js';

export const toStaffUpcomingVehicle = ({ createdAt, ...row }: UpcomingVehicle): StaffUpcomingVehicle => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** What visitors see, with texts of a language, each else as its original. */
export function toUpcomingVehicle(row: UpcomingVehicle, language: Language): UpcomingVehicleResponse {
  const translated: Partial<UpcomingVehicleTexts> = language === 'en' ? {} : (row.translations[language] ?? {});
  const languageOf = (name: string): Language => (name in translated ? language : DEFAULT_LANGUAGE);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    estimatedArrival: row.estimatedArrival,
    arrivalMonth: row.arrivalMonth,
    origin: row.origin,
    equipment: row.equipment,
    imageAlt: row.imageAlt,
    ...translated,
    price: row.price,
    imageUrl: row.imageUrl,
    featured: row.featured,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    textLanguages: Object.fromEntries(
      UPCOMING_VEHICLE_TEXTS.map((name) => [name, languageOf(name)]),
    ) as UpcomingVehicleResponse['textLanguages'],
  };
}
