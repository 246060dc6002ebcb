import { type FuelType, newUpcomingVehicle, type StaffUpcomingVehicle, type Transmission } from '@dealership/contracts';
import {
  createUpcomingVehicle,
  deleteUpcomingVehicle,
  listStaffUpcomingVehicles,
  updateUpcomingVehicle,
} from '@dealership/contracts/catalog/endpoints';
import { dateTimeFormat } from '@dealership/ui-kit';
import { callStaff } from '../../shared/api/staff-api.js';
import { fromLines, fromTranslationValues, toLines, toTranslationValues } from '../../shared/form/translations/text-values.js';
import { type FactValues, fromFactNumbers, toFactValues } from '../../shared/form/vehicle-form/fact-values.js';
import type { RecordKind } from '../../shared/list/records/record-kind.js';

async function read(id: number): Promise<StaffUpcomingVehicle | undefined> {
  const all = await callStaff(listStaffUpcomingVehicles);
  return all.find((vehicle) => vehicle.id === id);
}

interface UpcomingVehicleValues extends FactValues {
  name: string;
  description: string;
  estimatedArrival: string;
  arrivalMonth: string;
  price: string;
  imageUrl: string;
  imageAlt: string;
  origin: string;
  /** '' if unknown. */
  transmission: Transmission | '';
  fuelType: FuelType | '';
  /** One item per line. */
  equipment: string;
  translations: ReturnType<typeof toTranslationValues<NonNullable<StaffUpcomingVehicle['translations']['ar']>>>;
  outdated: StaffUpcomingVehicle['outdated'];
  featured: boolean;
}

/** The text of a month: the API's `estimatedArrival`, which is English. `month`: YYYY-MM. */
const monthName = (month: string): string =>
  dateTimeFormat('en', { timeZone: 'UTC', year: 'numeric', month: 'long' }).format(new Date(month));

export const upcomingVehicleKind: RecordKind<StaffUpcomingVehicle, UpcomingVehicleValues> = {
  name: 'upcomingVehicle',
  create: createUpcomingVehicle,
  update: updateUpcomingVehicle,
  remove: deleteUpcomingVehicle,
  read,
  toValues: (vehicle) => ({
    ...toFactValues(vehicle),
    name: vehicle?.name ?? '',
    description: vehicle?.description ?? '',
    estimatedArrival: vehicle?.estimatedArrival ?? '',
    price: vehicle?.price ?? '',
    arrivalMonth: vehicle?.arrivalMonth ?? '',
    imageUrl: vehicle?.imageUrl ?? '',
    imageAlt: vehicle?.imageAlt ?? '',
    origin: vehicle?.origin ?? '',
    transmission: vehicle?.transmission ?? '',
    fuelType: vehicle?.fuelType ?? '',
    equipment: toLines(vehicle?.equipment),
    translations: toTranslationValues(vehicle?.translations),
    outdated: vehicle?.outdated ?? {},
    featured: vehicle?.featured ?? false,
  }),
  toInput: ({ equipment, translations, ...rest }) => ({
    ...rest,
    ...(rest.arrivalMonth && { estimatedArrival: monthName(rest.arrivalMonth) }),
    ...fromFactNumbers(rest),
    equipment: fromLines(equipment),
    translations: fromTranslationValues(translations),
  }),
  priceOf: ({ price }) => price,
  schema: newUpcomingVehicle,
  nameOf: ({ name }) => name,
  pictureOf: ({ imageUrl }) => imageUrl,
};
