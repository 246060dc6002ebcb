import type { Vehicle } from '@dealership/contracts';

/** URL of the sourcing form for a similar car. */
export const sourcingAddress = ({ make, model, year }: Pick<Vehicle, 'make' | 'model' | 'year'>): string =>
  `/vehicle-sourcing?${new URLSearchParams({ vehicleMake: make, vehicleModel: model, yearRange: String(year) })}`;
