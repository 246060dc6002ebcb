import { type NewUpcomingVehicle, newUpcomingVehicle, type UpcomingVehicle } from '@dealership/contracts';
import {
  createUpcomingVehicle,
  deleteUpcomingVehicle,
  getUpcomingVehicle,
  listUpcomingVehicles,
  updateUpcomingVehicle,
} from '@dealership/contracts/catalog/endpoints';
import { callStaff } from '../../shared/api/staff-api.js';
import { freshStaffQuery } from '../../shared/api/staff-query.js';
import type { RecordKind } from '../../shared/records/record-kind.js';

export const upcomingVehiclesQuery = freshStaffQuery('upcoming-vehicles', listUpcomingVehicles);

export const upcomingVehicleKind: RecordKind<UpcomingVehicle, NewUpcomingVehicle> = {
  name: 'upcomingVehicle',
  create: createUpcomingVehicle,
  update: updateUpcomingVehicle,
  remove: deleteUpcomingVehicle,
  read: (id) => callStaff(getUpcomingVehicle, { params: { id }, fresh: true }),
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
