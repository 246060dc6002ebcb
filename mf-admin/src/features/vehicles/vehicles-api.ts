import {
  type ArchiveFilter,
  adminPath,
  COST_FIELDS,
  type DraftVehicle,
  endpointPath,
  type NextPrice,
  newDraft,
  newVehicle,
  nextPriceIssue,
  type StaffVehicle,
  type StaffVehicleFilter,
  type StaffVehicleSort,
  vehicleCosts,
} from '@dealership/contracts';
import {
  createVehicle,
  deleteDraftVehicle,
  deleteVehicle,
  exportStaffVehicles,
  getDraftVehicle,
  listArchivedVehicles,
  listStaffVehicles,
  updateDraftVehicle,
  updateVehicle,
  updateVehicleCosts,
} from '@dealership/contracts/catalog/endpoints';
import { callStaff, hasCode } from '../../shared/api/staff-api.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { carName } from '../../shared/display/format/car-name.js';
import type { RecordKind } from '../../shared/list/records/record-kind.js';
import { PAGE_SIZE } from '../../shared/list/use-list-state.js';
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

export async function readVehicle(id: number): Promise<StaffVehicle | undefined> {
  const { items } = await callStaff(listStaffVehicles, { query: { q: `#${id}` } });
  return items[0];
}

/** The list of the archive, as the URL names it. */
export const archiveList = (filter: ArchiveFilter, more: object = {}) => ({ tab: 'vehicles', status: filter, ...more });

async function findArchived(id: number): Promise<Record<string, string> | undefined> {
  const { items } = await callStaff(listArchivedVehicles, { query: { q: `#${id}` } });
  const [found] = items;
  if (found?.draft) return archiveList('drafts', { entry: String(id) });
  return found && archiveList('archived', { q: `#${id}` });
}

const readFrom =
  (filter: ArchiveFilter) =>
  async (id: number): Promise<DraftVehicle | undefined> => {
    try {
      return await callStaff(getDraftVehicle, { params: { id }, query: { filter } });
    } catch (error) {
      if (hasCode(error, 'ARCHIVED_VEHICLE_NOT_FOUND')) return undefined;
      throw error;
    }
  };

export const vehicleKind: RecordKind<DraftVehicle, VehicleValues> = {
  name: 'vehicle',
  create: createVehicle,
  update: updateVehicle,
  remove: deleteVehicle,
  read: readVehicle,
  toValues,
  toInput,
  findElsewhere: findArchived,
  draftList: archiveList('drafts'),
  priceOf: ({ price }) => price,
  schema: newVehicle,
  draftSchema: newDraft,
  issueOf: (input, before: NextPrice) => nextPriceIssue(input, before.nextPriceFrom),
  nameOf: (vehicle, language) => carName(language, vehicle),
  pictureOf: ({ images }) => images[0],
  pageOf: ({ id }) => `/vehicle/${id}`,
};

const { findElsewhere: _, ...publicKind } = vehicleKind;

/** A vehicle that is not public yet. */
export const draftKind: RecordKind<DraftVehicle, VehicleValues> = {
  ...publicKind,
  isDraft: true,
  update: updateDraftVehicle,
  remove: deleteDraftVehicle,
  read: readFrom('drafts'),
  pageOf: () => undefined,
  searchOf: ({ stockNumber, chassisNumber, year, make, model }) =>
    adminPath('vehicles', { q: stockNumber ?? chassisNumber ?? `${year} ${make} ${model}` }),
};

/** A vehicle that has left the site, which is shown and not changed. */
export const archivedKind: RecordKind<DraftVehicle, VehicleValues> = { ...draftKind, read: readFrom('archived') };

const isCost = (name: string): boolean => COST_FIELDS.some((cost) => cost === name);
const pickFields = (input: object, isIncluded: (name: string) => boolean): object =>
  Object.fromEntries(Object.entries(input).filter(([name]) => isIncluded(name)));

const WITHOUT_COSTS = { toInput: (values: VehicleValues) => pickFields(toInput(values), (name) => !isCost(name)) };

/** The part of a vehicle that the user may change: everything, everything but its costs, or only its costs. */
export function vehicleKindFor(may: May): RecordKind<DraftVehicle, VehicleValues> {
  if (may('stock.costs') && may('stock.write')) return vehicleKind;
  if (may('stock.costs'))
    return {
      ...vehicleKind,
      ...{ update: updateVehicleCosts, isPart: true, schema: vehicleCosts, issueOf: () => undefined },
      toInput: (values) => pickFields(toInput(values), isCost),
    };
  return { ...vehicleKind, ...WITHOUT_COSTS };
}

export const draftKindFor = (may: May): RecordKind<DraftVehicle, VehicleValues> =>
  may('stock.costs') ? draftKind : { ...draftKind, ...WITHOUT_COSTS };
