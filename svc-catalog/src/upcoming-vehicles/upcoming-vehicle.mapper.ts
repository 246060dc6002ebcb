import {
  type Language,
  type StaffUpcomingVehicle,
  UPCOMING_VEHICLE_TEXTS,
  type UpcomingVehicle as UpcomingVehicleResponse,
} from '@dealership/contracts';
import { translated } from '@dealership/service-kit';
import type { UpcomingVehicle } from './upcoming-vehicle.entity.js';

export const toStaffUpcomingVehicle = ({ createdAt, ...row }: UpcomingVehicle): StaffUpcomingVehicle => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** What visitors see in a language; untranslated texts are in their original language. */
export function toUpcomingVehicle(row: UpcomingVehicle, language: Language): UpcomingVehicleResponse {
  const { translations, outdated: _, createdAt, ...shown } = row;
  const { texts, textLanguages } = translated(translations, UPCOMING_VEHICLE_TEXTS, language);
  return { ...shown, ...texts, createdAt: createdAt.toISOString(), textLanguages };
}
