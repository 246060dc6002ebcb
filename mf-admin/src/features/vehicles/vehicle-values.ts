import { type FuelType, type Transmission, VEHICLE_BADGES, type Vehicle, type VehicleFlags } from '@dealership/contracts';
import { toWholeNumber } from '../../shared/record-form/to-whole-number.js';

/** What the form holds: numbers as they are typed. */
export interface VehicleValues extends VehicleFlags {
  make: string;
  model: string;
  year: string;
  mileage: string;
  price: string;
  transmission: Transmission;
  fuelType: FuelType;
  origin: string;
  engineSize: string;
  cylinders: string;
  description: string;
  images: string[];
}

const typed = (value: string | number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

const currentYear = (): number => new Date().getFullYear();

/** A year that is no number is the current one, a mileage that is none is 0. */
export const yearOf = (text: string): number => toWholeNumber(text, currentYear());
export const mileageOf = (text: string): number => toWholeNumber(text, 0);

export function toValues(vehicle?: Vehicle): VehicleValues {
  const flags = Object.fromEntries(VEHICLE_BADGES.map((flag) => [flag, vehicle?.[flag] ?? false])) as VehicleFlags;
  return {
    ...flags,
    make: vehicle?.make ?? '',
    model: vehicle?.model ?? '',
    year: typed(vehicle?.year ?? currentYear()),
    mileage: typed(vehicle?.mileage ?? 0),
    price: typed(vehicle?.price),
    transmission: vehicle?.transmission ?? 'Automatic',
    fuelType: vehicle?.fuelType ?? 'Gasoline',
    origin: typed(vehicle?.origin),
    engineSize: typed(vehicle?.engineSize),
    cylinders: typed(vehicle?.cylinders),
    description: vehicle?.description ?? '',
    images: vehicle?.images ?? [],
  };
}

export const toInput = ({ year, mileage, cylinders, ...rest }: VehicleValues) => ({
  ...rest,
  year: yearOf(year),
  mileage: mileageOf(mileage),
  // What is no number stays one that the schema refuses: unlike the two above it has no value of its own to fall back to.
  cylinders: cylinders.trim() === '' ? null : toWholeNumber(cylinders, Number.NaN),
});
