import {
  COST_FIELDS,
  endpointPath,
  newVehicle,
  type StaffVehicle,
  type StaffVehicleFilter,
  type StaffVehicleSort,
  vehicleCosts,
} from '@dealership/contracts';
import {
  createVehicle,
  deleteVehicle,
  exportStaffVehicles,
  listStaffVehicles,
  updateVehicle,
  updateVehicleCosts,
} from '@dealership/contracts/catalog/endpoints';
import { callStaff } from '../../shared/api/staff-api.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import type { RecordKind } from '../../shared/list/records/record-kind.js';
import { PAGE_SIZE } from '../../shared/list/use-list-state.js';
import { carName } from '../../shared/request/lead/car-name.js';
import type { May } from '../../shared/staff/use-me.js';
import { toInput, toValues, type VehicleValues } from './editor/vehicle-values.js';

interface Wanted {
  page: number;
  q: string;
  filter: StaffVehicleFilter | undefined;
  sort: StaffVehicleSort;
}

export const vehiclesQuery = (wanted: Wanted) => staffQuery('vehicles', listStaffVehicles, { ...wanted, pageSize: PAGE_SIZE });

/** URL of the file with every vehicle that matches the list's filters. */
export const exportAddress = (wanted: Omit<Wanted, 'page'>): string => endpointPath(exportStaffVehicles, {}, wanted);

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
  priceOf: ({ price }) => price,
  schema: newVehicle,
  nameOf: (vehicle, language) => carName(language, vehicle),
  pictureOf: ({ images }) => images[0],
  pageOf: ({ id }) => `/vehicle/${id}`,
};

const isCost = (name: string): boolean => COST_FIELDS.some((cost) => cost === name);
const pickFields = (input: object, isIncluded: (name: string) => boolean): object =>
  Object.fromEntries(Object.entries(input).filter(([name]) => isIncluded(name)));

/** The part of a vehicle that the user may change: everything, everything but its costs, or only its costs. */
export function vehicleKindFor(may: May): RecordKind<StaffVehicle, VehicleValues> {
  if (may('stock.costs') && may('stock.write')) return vehicleKind;
  if (may('stock.costs'))
    return {
      ...vehicleKind,
      ...{ update: updateVehicleCosts, isPart: true, schema: vehicleCosts },
      toInput: (values) => pickFields(toInput(values), isCost),
    };
  return { ...vehicleKind, toInput: (values) => pickFields(toInput(values), (name) => !isCost(name)) };
}
