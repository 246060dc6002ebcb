import {
  endpoints,
  newVehicle,
  type StaffPage,
  type StaffVehicleSort,
  staffEndpoints,
  type Vehicle,
} from '@dealership/contracts';
import type { RecordKind } from '../../shared/record-kind.js';
import { callStaff } from '../../shared/staff-api.js';
import { staffQuery } from '../../shared/staff-query.js';
import { PAGE_SIZE } from '../../shared/use-list-state.js';
import { toInput, toValues, type VehicleValues } from './vehicle-values.js';

interface Wanted {
  page: number;
  q: string;
  sort: StaffVehicleSort;
}

export const vehiclesQuery = (wanted: Wanted) =>
  staffQuery<StaffPage<Vehicle>>('vehicles', staffEndpoints.listStaffVehicles, { ...wanted, pageSize: PAGE_SIZE });

export const vehicleKind: RecordKind<Vehicle, VehicleValues> = {
  name: 'vehicle',
  create: staffEndpoints.createVehicle,
  update: staffEndpoints.updateVehicle,
  remove: staffEndpoints.deleteVehicle,
  read: (id) => callStaff<Vehicle>(endpoints.getVehicle, { params: { id }, query: { fresh: Date.now() } }),
  toValues,
  toInput,
  schema: newVehicle,
};
