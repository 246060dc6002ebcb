import { VEHICLE_BADGES, type VehicleBadge, type Vehicle as VehicleResponse } from '@dealership/contracts';
import type { Vehicle } from './vehicle.entity.js';

const FLAG_COLUMNS: Record<VehicleBadge, string> = {
  sold: 'sold',
  reserved: 'reserved',
  specialOffer: 'special_offer',
  justArrived: 'just_arrived',
  allElectric: 'all_electric',
  featured: 'featured',
};

const SUMMARY_FIELDS: Record<string, string> = {
  id: 'v.id',
  make: 'v.make',
  model: 'v.model',
  year: 'v.year',
  mileage: 'v.mileage',
  price: 'trim_scale(v.price)',
  transmission: 'v.transmission',
  fuelType: 'v.fuel_type',
  images: 'v.images',
  ...Object.fromEntries(VEHICLE_BADGES.map((flag) => [flag, `v.${FLAG_COLUMNS[flag]}`])),
};

const FIELDS: Record<string, string> = {
  ...SUMMARY_FIELDS,
  origin: 'v.origin',
  engineSize: 'v.engine_size',
  cylinders: 'v.cylinders',
  description: 'v.description',
  version: 'v.version',
  createdAt: `to_char(v.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

const jsonObject = (fields: Record<string, string>): string =>
  `json_build_object(${Object.entries(fields).map(([name, column]) => `'${name}', ${column}`)})`;

/** SQL that makes the contract's `VehicleSummary` of a row `v`. PostgreSQL writes the JSON that leaves the service. */
export const VEHICLE_SUMMARY_JSON = jsonObject(SUMMARY_FIELDS);

/** SQL that makes the contract's `Vehicle` of a row `v`. */
export const VEHICLE_JSON = jsonObject(FIELDS);

/** The same of a row that was just written. */
export const toVehicle = ({ price, createdAt, ...row }: Vehicle): VehicleResponse => ({
  ...row,
  price: price === null ? null : Number(price),
  createdAt: createdAt.toISOString(),
});
