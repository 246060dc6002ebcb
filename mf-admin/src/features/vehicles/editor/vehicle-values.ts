import {
  BULK_FLAGS,
  type DraftVehicle,
  type FuelType,
  STATUS_FLAGS,
  type StaffVehicle,
  type Transmission,
  type VehicleDocument,
  type VehicleFlags,
  type VehicleStatus,
  vehicleStatus,
} from '@dealership/contracts';
import { groupAed } from '../../../shared/form/money/group-aed.js';
import { toWholeNumber } from '../../../shared/form/record-form/field/to-whole-number.js';
import { fromLines, fromTranslationValues, toLines, toTranslationValues } from '../../../shared/form/translations/text-values.js';
import { type FactValues, fromFactNumbers, toFactValues, typed } from '../../../shared/form/vehicle-form/fact-values.js';
import { groupMileage, mileageOf } from './fields/mileage.js';

/** Text and choice fields; '' if unknown. */
const TEXTS = ['chassisNumber', 'origin', 'description', 'stockNumber', 'keyTag', 'place', 'notes', 'nextPriceFrom'] as const;

const AMOUNTS = ['price', 'nextPrice', 'purchasePrice', 'costs', 'salePrice'] as const;

type Texts = Record<(typeof TEXTS | typeof AMOUNTS)[number], string>;

/** The form's values; numbers are texts as typed. */
export interface VehicleValues extends Omit<VehicleFlags, 'sold' | 'reserved'>, FactValues, Texts {
  status: VehicleStatus;
  make: string;
  model: string;
  year: string;
  mileage: string;
  /** Nothing is chosen for a new vehicle. */
  transmission: Transmission | '';
  fuelType: FuelType | '';
  images: string[];
  spin: string[];
  documents: VehicleDocument[];
  chassisNumberShown: boolean;
  /** One item per line. */
  equipment: string;
  imageAlts: Record<string, string>;
  translations: ReturnType<typeof toTranslationValues<NonNullable<StaffVehicle['translations']['ar']>>>;
  outdated: StaffVehicle['outdated'];
}

/** A year that is not a number becomes the current year. NaN if the field is empty, which the schema refuses. */
export const yearOf = (text: string): number => (text.trim() === '' ? Number.NaN : toWholeNumber(text, new Date().getFullYear()));

export function toValues(vehicle?: DraftVehicle): VehicleValues {
  const flags = Object.fromEntries(BULK_FLAGS.map((flag) => [flag, vehicle?.[flag] ?? false])) as Pick<
    VehicleFlags,
    (typeof BULK_FLAGS)[number]
  >;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, typed(vehicle?.[name])])) as Texts;
  for (const name of AMOUNTS) texts[name] = groupAed(typed(vehicle?.[name]));
  return {
    ...flags,
    status: vehicle ? vehicleStatus(vehicle) : 'available',
    ...texts,
    ...toFactValues(vehicle),
    make: vehicle?.make ?? '',
    model: vehicle?.model ?? '',
    year: typed(vehicle?.year),
    mileage: groupMileage(vehicle?.mileage ?? Number.NaN),
    transmission: vehicle?.transmission ?? '',
    fuelType: vehicle?.fuelType ?? '',
    images: vehicle?.images ?? [],
    spin: vehicle?.spin ?? [],
    documents: vehicle?.documents ?? [],
    chassisNumberShown: vehicle?.chassisNumberShown ?? false,
    equipment: toLines(vehicle?.equipment),
    imageAlts: vehicle?.imageAlts ?? {},
    translations: toTranslationValues(vehicle?.translations),
    outdated: vehicle?.outdated ?? {},
  };
}

/** A template for another vehicle of the same kind, without everything that identifies the individual vehicle. */
export const toTemplate = (vehicle: StaffVehicle): StaffVehicle => ({
  ...vehicle,
  ...{ stockNumber: null, chassisNumber: null, keyTag: null, notes: null, purchasePrice: null, costs: null, salePrice: null },
  ...{ nextPrice: null, nextPriceFrom: null },
  ...{ images: [], spin: [], documents: [], imageAlts: {}, sold: false, reserved: false },
});

/** Keeps only the texts of pictures that the vehicle has. */
const ofPictures = (alts: Record<string, string> | undefined, images: string[]): Record<string, string> =>
  Object.fromEntries(images.flatMap((image) => (alts?.[image] ? [[image, alts[image]]] : [])));

export function toInput({
  status,
  year,
  mileage,
  transmission,
  fuelType,
  equipment,
  imageAlts,
  translations,
  ...rest
}: VehicleValues) {
  const { ar, ja } = fromTranslationValues(translations);
  return {
    ...rest,
    ...fromFactNumbers(rest),
    ...STATUS_FLAGS[status],
    year: yearOf(year),
    transmission: transmission || null,
    fuelType: fuelType || null,
    mileage: mileage.trim() === '' ? null : mileageOf(mileage),
    equipment: fromLines(equipment),
    imageAlts: ofPictures(imageAlts, rest.images),
    translations: {
      ar: { ...ar, imageAlts: ofPictures(ar?.imageAlts, rest.images) },
      ja: { ...ja, imageAlts: ofPictures(ja?.imageAlts, rest.images) },
    },
  };
}
