import { newVehicle, type StaffVehicle, type StaffVehicleSort } from '@dealership/contracts';
import { createVehicle, deleteVehicle, listStaffVehicles, updateVehicle } from '@dealership/contracts/catalog/endpoints';
import { callStaff } from '../../shared/api/staff-api.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { PAGE_SIZE } from '../../shared/list/use-list-state.js';
import type { RecordKind } from '../../shared/records/record-kind.js';
import { toInput, toValues, type VehicleValues } from './vehicle-values.js';

interface Wanted {
  page: number;
  q: string;
  sort: StaffVehicleSort;
}

export const vehiclesQuery = (wanted: Wanted) => staffQuery('vehicles', listStaffVehicles, { ...wanted, pageSize: PAGE_SIZE });

async function read(id: number): Promise<StaffVehicle | undefined> {
  const { items } = await callStaff(listStaffVehicles, { query: { q: `#${id}` } });
  return items[0];
}

export const vehicleKind: RecordKind<StaffVehicle, VehicleValues> = {
  name: 'vehicle',
  create: createVehicle,
  update: updateVehicle,
  remove: deleteVehicle,
  read,
  toValues,
  toInput,
  schema: newVehicle,
};
