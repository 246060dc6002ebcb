import type { Language } from '../languages/languages.js';

export const TRANSMISSIONS = ['Automatic', 'Manual', 'CVT'] as const;
export const FUEL_TYPES = ['Gasoline', 'Diesel', 'Hybrid', 'Electric'] as const;

export type Transmission = (typeof TRANSMISSIONS)[number];
export type FuelType = (typeof FUEL_TYPES)[number];

/** Badges of a card by priority. Each is a flag of the vehicle; only the first that is set shows. */
export const VEHICLE_BADGES = ['sold', 'reserved', 'specialOffer', 'justArrived', 'allElectric', 'featured'] as const;

export type VehicleBadge = (typeof VEHICLE_BADGES)[number];

export type VehicleFlags = Record<VehicleBadge, boolean>;

export const vehicleBadge = (vehicle: VehicleFlags): VehicleBadge | undefined => VEHICLE_BADGES.find((flag) => vehicle[flag]);

interface Named {
  year: number;
  make: string;
  model: string;
}

/** '2024 Aurelio Vento': the name of a vehicle in subjects, and where no language applies. */
export const vehicleName = ({ year, make, model }: Named): string => `${year} ${make} ${model}`;

/** The name of a vehicle within a sentence: 'Aurelio Vento طراز 2024', '2024年式 Aurelio Vento'. */
export function vehicleNameIn(language: Language, vehicle: Named): string {
  const { year, make, model } = vehicle;
  if (language === 'ar') return `\u2066${make} ${model}\u2069 طراز ${year}`;
  return language === 'ja' ? `${year}年式 ${make} ${model}` : vehicleName(vehicle);
}

/** A name of `vehicleName` or `vehicleNameIn` without its year, for places that are too narrow for it. */
export const withoutYear = (name: string): string => name.replace(/^\d{4}(年式)? | طراز \d{4}$/u, '');

/** The name of a vehicle in the language's order for titles, which would show marks of direction. */
export const vehicleTitle = (language: Language, vehicle: Named): string =>
  vehicleNameIn(language, vehicle).replace(/[\u2066\u2069]/g, '');

const INQUIRY_SUBJECT = /^Vehicle Inquiry: (\d+) (\S+) (.+) \(ID: \d+\)$/;

/** The vehicle named in a subject of `vehicleInquirySubject`. */
export function vehicleOfSubject(subject: string): Named | undefined {
  const [, year, make, model] = INQUIRY_SUBJECT.exec(subject) ?? [];
  return make && model ? { year: Number(year), make, model } : undefined;
}

/** Subject of an inquiry about a vehicle. */
export const vehicleInquirySubject = (vehicle: Named & { id: number }): string =>
  `Vehicle Inquiry: ${vehicleName(vehicle)} (ID: ${vehicle.id})`;
