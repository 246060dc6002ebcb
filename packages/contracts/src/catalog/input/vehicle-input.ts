import * as z from 'zod/mini';
import { choice, line, messageKey, text } from '../../fields/form-fields.js';
import { flag, nullableLine, pictureField, priceField, versionField, wholeNumber } from '../../fields/staff/staff-fields.js';
import { outdatedField, translationsField } from '../../fields/translations.js';
import { FIRST_VEHICLE_YEAR, lastVehicleYear } from '../../fields/vehicle-years.js';
import { NAME_TEXTS } from '../facts/codes.js';
import {
  costFields,
  equipmentField,
  factFields,
  fileFields,
  imageAltsField,
  internalFields,
  nameFields,
} from '../facts/fact-fields.js';
import { FUEL_TYPES, TRANSMISSIONS } from '../vehicle.js';

/** Maximum number of pictures of a vehicle. */
export const VEHICLE_PICTURES = 30;

const imagesField = z.array(pictureField, messageKey('images')).check(z.maxLength(VEHICLE_PICTURES, messageKey('tooManyImages')));

const required = {
  make: line(1, 'vehicleMake', 60),
  model: line(1, 'vehicleModel', 80),
  year: z.int(messageKey('vehicleYear')).check(
    z.minimum(FIRST_VEHICLE_YEAR, messageKey('vehicleYear')),
    z.refine((year) => year <= lastVehicleYear(), messageKey('vehicleYear')),
  ),
  mileage: wholeNumber(0, 100_000_000, messageKey('mileage')),
  price: priceField,
};

/** Translated fields. */
const texts = {
  ...nameFields,
  origin: nullableLine(60),
  description: text(0, 'tooLong', 20_000),
  equipment: equipmentField,
  imageAlts: imageAltsField,
};

export const VEHICLE_TEXTS = [
  ...NAME_TEXTS,
  'origin',
  'description',
  'equipment',
  'imageAlts',
] as const satisfies (keyof typeof texts)[];

const more = {
  transmission: choice(TRANSMISSIONS, 'transmission'),
  fuelType: choice(FUEL_TYPES, 'fuelType'),
  cylinders: z.nullable(wholeNumber(1, 32, messageKey('cylinders'))),
  images: imagesField,
  ...fileFields,
  ...texts,
  translations: translationsField(texts),
  outdated: outdatedField(VEHICLE_TEXTS),
  chassisNumberShown: flag,
  featured: flag,
  justArrived: flag,
  specialOffer: flag,
  allElectric: flag,
  sold: flag,
  reserved: flag,
};

/** Optional fields, `null` when empty. */
const optional = { ...factFields, ...internalFields };

type Optional = { [Name in keyof typeof optional]: z.ZodMiniDefault<(typeof optional)[Name]> };

/** A new vehicle. Defaults: automatic, gasoline; every other omitted field is empty or unknown. */
export const newVehicle = z.strictObject({
  ...required,
  transmission: z._default(more.transmission, 'Automatic'),
  fuelType: z._default(more.fuelType, 'Gasoline'),
  origin: z._default(more.origin, null),
  engineSize: z._default(more.engineSize, null),
  exteriorColorName: z._default(more.exteriorColorName, null),
  interiorColorName: z._default(more.interiorColorName, null),
  cylinders: z._default(more.cylinders, null),
  description: z._default(more.description, ''),
  images: z._default(more.images, []),
  documents: z._default(more.documents, []),
  spin: z._default(more.spin, []),
  equipment: z._default(more.equipment, []),
  imageAlts: z._default(more.imageAlts, {}),
  translations: z._default(more.translations, {}),
  outdated: z._default(more.outdated, {}),
  chassisNumberShown: z._default(flag, false),
  ...(Object.fromEntries(Object.entries(optional).map(([name, field]) => [name, z._default(field, null as never)])) as Optional),
  featured: z._default(flag, false),
  justArrived: z._default(flag, false),
  specialOffer: z._default(flag, false),
  allElectric: z._default(flag, false),
  sold: z._default(flag, false),
  reserved: z._default(flag, false),
});

/** A new vehicle of a stock file, about which nothing is assumed. */
export const importedVehicle = z.extend(newVehicle, { transmission: more.transmission, fuelType: more.fuelType });

/** What a draft may lack until it is published: `null`, as for a car that was just bought at an auction. */
export const DRAFT_UNKNOWNS = ['mileage', 'transmission', 'fuelType'] as const;

const unknownInDraft = {
  mileage: z.nullable(required.mileage),
  transmission: z.nullable(more.transmission),
  fuelType: z.nullable(more.fuelType),
};

interface Creation extends Record<(typeof DRAFT_UNKNOWNS)[number], unknown> {
  draft: boolean;
}

/** A new vehicle that is kept off the site. */
export const newDraft = z.extend(newVehicle, unknownInDraft);

/** Body of `POST /api/vehicles`. `draft`: keeps the vehicle off the site until it is published. */
export const vehicleCreation = z
  .extend(newVehicle, {
    mileage: unknownInDraft.mileage,
    transmission: z._default(unknownInDraft.transmission, 'Automatic'),
    fuelType: z._default(unknownInDraft.fuelType, 'Gasoline'),
    draft: z._default(flag, false),
  })
  .check(
    ...DRAFT_UNKNOWNS.map((path) =>
      z.refine<Creation>((vehicle) => vehicle.draft || vehicle[path] !== null, { path: [path], error: messageKey(path) }),
    ),
  );

/** Body of `PUT /api/vehicles/{id}`: the fields to change; the others stay as they are. */
export const vehicleChanges = z.extend(z.partial(z.strictObject({ ...required, ...optional, ...more })), {
  version: versionField,
});

/** Body of `PUT /api/staff/archived-vehicles/{id}`. */
export const draftChanges = z.extend(vehicleChanges, z.partial(z.object(unknownInDraft)).shape);

export type DraftChanges = z.infer<typeof draftChanges>;
export type NewVehicle = z.infer<typeof newVehicle>;
export type VehicleCreation = z.infer<typeof vehicleCreation>;
export type VehicleChanges = z.infer<typeof vehicleChanges>;
export type VehicleTexts = Required<NonNullable<NewVehicle['translations']['ar']>>;

export const COST_FIELDS = ['purchasePrice', 'costs', 'salePrice'] as const satisfies (keyof typeof costFields)[];

/** Body of `PUT /api/vehicles/:id/costs`. */
export const vehicleCosts = z.extend(z.partial(z.strictObject(costFields)), { version: versionField });

export type VehicleCosts = z.infer<typeof vehicleCosts>;
