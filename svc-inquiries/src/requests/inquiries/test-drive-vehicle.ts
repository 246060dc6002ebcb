import { vehicleName } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { CatalogClient, KnownVehicle } from '../../service-clients/catalog/catalog.client.js';

/**
 * The vehicle; undefined if the catalogue is unavailable.
 * @throws AppError VEHICLE_NOT_FOUND
 */
export async function knownVehicle(
  catalog: CatalogClient,
  vehicleId: number,
  requestId: string,
): Promise<KnownVehicle | undefined> {
  const vehicle = await catalog.vehicle(vehicleId, requestId);
  if (vehicle === 'missing') throw AppError.forField('VEHICLE_NOT_FOUND', 'vehicleId', { vehicleId });
  return vehicle === 'unavailable' ? undefined : vehicle;
}

/**
 * The name of a vehicle available for test drives; undefined if the catalogue is unavailable.
 * @throws AppError VEHICLE_NOT_FOUND, VEHICLE_SOLD
 */
export async function testDriveVehicleName(
  catalog: CatalogClient,
  vehicleId: number,
  requestId: string,
): Promise<string | undefined> {
  const vehicle = await knownVehicle(catalog, vehicleId, requestId);
  if (vehicle?.sold) throw AppError.forField('VEHICLE_SOLD', 'vehicleId', { vehicleId });
  return vehicle && vehicleName(vehicle);
}
