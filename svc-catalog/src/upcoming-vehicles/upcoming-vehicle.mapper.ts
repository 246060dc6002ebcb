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

/** What visitors see in a language; untranslated texts are in their original language. */
export function toUpcomingVehicle(row: UpcomingVehicle, language: Language): UpcomingVehicleResponse {
  const { translations, outdated: _, createdAt, ...shown } = row;
  const translated: Partial<UpcomingVehicleTexts> = language === 'en' ? {} : (translations[language] ?? {});
  const languageOf = (name: string): Language => (name in translated ? language : DEFAULT_LANGUAGE);
  return {
    ...shown,
    ...translated,
    createdAt: createdAt.toISOString(),
    textLanguages: Object.fromEntries(
      UPCOMING_VEHICLE_TEXTS.map((name) => [name, languageOf(name)]),
    ) as UpcomingVehicleResponse['textLanguages'],
  };
}
