import {
  endpoints,
  type NewUpcomingVehicle,
  newUpcomingVehicle,
  staffEndpoints,
  type UpcomingVehicle,
} from '@dealership/contracts';
import type { RecordKind } from '../../shared/record-kind.js';
import { callStaff } from '../../shared/staff-api.js';
import { freshStaffQuery } from '../../shared/staff-query.js';

export const upcomingVehiclesQuery = freshStaffQuery<UpcomingVehicle[]>('upcoming-vehicles', endpoints.listUpcomingVehicles);

export const upcomingVehicleKind: RecordKind<UpcomingVehicle, NewUpcomingVehicle> = {
  name: 'upcomingVehicle',
  create: staffEndpoints.createUpcomingVehicle,
  update: staffEndpoints.updateUpcomingVehicle,
  remove: staffEndpoints.deleteUpcomingVehicle,
  read: (id) => callStaff<UpcomingVehicle>(endpoints.getUpcomingVehicle, { params: { id }, query: { fresh: Date.now() } }),
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
