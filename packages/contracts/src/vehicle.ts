import type { StaffPage } from './audit.js';

export const TRANSMISSIONS = ['Automatic', 'Manual', 'CVT'] as const;
export const FUEL_TYPES = ['Gasoline', 'Diesel', 'Hybrid', 'Electric'] as const;

export type Transmission = (typeof TRANSMISSIONS)[number];
export type FuelType = (typeof FUEL_TYPES)[number];

/** Badges of a card, in the order of their priority. Each is a flag of the vehicle; only the first that is set shows. */
export const VEHICLE_BADGES = ['sold', 'reserved', 'specialOffer', 'justArrived', 'allElectric', 'featured'] as const;

export type VehicleBadge = (typeof VEHICLE_BADGES)[number];

export type VehicleFlags = Record<VehicleBadge, boolean>;

/** What a card needs. `mileage` in km, `price` in AED (`null` = on request), `images`: addresses, the front view first. */
export interface VehicleSummary extends VehicleFlags {
  id: number;
  make: string;
  model: string;
  year: number;
  mileage: number;
  price: number | null;
  transmission: Transmission;
  fuelType: FuelType;
  images: string[];
}

/** Answer of `GET /api/vehicles/{id}`. `version`: counts its changes. `createdAt`: ISO 8601, UTC. */
export interface Vehicle extends VehicleSummary {
  origin: string | null;
  engineSize: string | null;
  cylinders: number | null;
  description: string;
  version: number;
  createdAt: string;
}

/** Answer of `GET /api/staff/vehicles`. `featured`: of the whole stock. */
export interface StaffVehiclePage extends StaffPage<Vehicle> {
  featured: number;
}

/** Answer of `GET /api/vehicles/pages`: what a sitemap says of a vehicle. `image`: address of its first picture. */
export interface VehiclePage {
  id: number;
  image: string | null;
}

export const vehicleBadge = (vehicle: VehicleFlags): VehicleBadge | undefined => VEHICLE_BADGES.find((flag) => vehicle[flag]);

/** '2024 Aurelio Vento': the name of a vehicle in titles, mails and subjects. */
export const vehicleName = ({ year, make, model }: Pick<VehicleSummary, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`;

/** Subject of an inquiry about a vehicle. */
export const vehicleInquirySubject = (vehicle: Pick<VehicleSummary, 'id' | 'year' | 'make' | 'model'>): string =>
  `Vehicle Inquiry: ${vehicleName(vehicle)} (ID: ${vehicle.id})`;
