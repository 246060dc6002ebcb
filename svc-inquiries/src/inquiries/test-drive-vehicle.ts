import { ERROR_CODES, type ErrorCode, vehicleName } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { CatalogService } from '../catalog/catalog.service.js';

const refused = (code: ErrorCode, vehicleId: number): AppError =>
  new AppError(code, { vehicleId }, { errors: [{ path: 'vehicleId', message: ERROR_CODES[code][1] }] });

/** The name of a vehicle that can be driven; undefined when the catalogue is unavailable. */
export async function testDriveVehicleName(
  catalog: CatalogService,
  vehicleId: number,
  requestId: string,
): Promise<string | undefined> {
  const vehicle = await catalog.vehicle(vehicleId, requestId);
  if (vehicle === 'unavailable') return undefined;
  if (vehicle === 'missing') throw refused('VEHICLE_NOT_FOUND', vehicleId);
  if (vehicle.sold) throw refused('VEHICLE_SOLD', vehicleId);
  return vehicleName(vehicle);
}
