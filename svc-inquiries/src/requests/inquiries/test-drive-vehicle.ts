import { vehicleName } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { CatalogClient } from '../../service-clients/catalog/catalog.client.js';

/** The name of a vehicle available for test drives; undefined if the catalogue is unavailable. */
export async function testDriveVehicleName(
  catalog: CatalogClient,
  vehicleId: number,
  requestId: string,
): Promise<string | undefined> {
  const vehicle = await catalog.vehicle(vehicleId, requestId);
  if (vehicle === 'unavailable') return undefined;
  if (vehicle === 'missing') throw AppError.forField('VEHICLE_NOT_FOUND', 'vehicleId', { vehicleId });
  if (vehicle.sold) throw AppError.forField('VEHICLE_SOLD', 'vehicleId', { vehicleId });
  return vehicleName(vehicle);
}
