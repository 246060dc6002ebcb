import { type NewUpcomingVehicle, newUpcomingVehicle, type UpcomingVehicle } from '@dealership/contracts';
import {
  createUpcomingVehicle,
  deleteUpcomingVehicle,
  listStaffUpcomingVehicles,
  updateUpcomingVehicle,
} from '@dealership/contracts/catalog/endpoints';
import { callStaff } from '../../shared/api/staff-api.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import type { RecordKind } from '../../shared/records/record-kind.js';

export const upcomingVehiclesQuery = staffQuery('upcoming-vehicles', listStaffUpcomingVehicles);

async function read(id: number): Promise<UpcomingVehicle | undefined> {
  const all = await callStaff(listStaffUpcomingVehicles);
  return all.find((vehicle) => vehicle.id === id);
}

export const upcomingVehicleKind: RecordKind<UpcomingVehicle, NewUpcomingVehicle> = {
  name: 'upcomingVehicle',
  create: createUpcomingVehicle,
  update: updateUpcomingVehicle,
  remove: deleteUpcomingVehicle,
  read,
  toValues: (vehicle) => ({
    name: vehicle?.name ?? '',
    description: vehicle?.description ?? '',
    estimatedArrival: vehicle?.estimatedArrival ?? '',
    price: vehicle?.price ?? '',
    imageUrl: vehicle?.imageUrl ?? '',
    featured: vehicle?.featured ?? false,
  }),
  toInput: (values) => values,
  schema: newUpcomingVehicle,
};
