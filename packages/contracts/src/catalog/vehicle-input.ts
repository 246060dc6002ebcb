import * as z from 'zod/mini';
import { choice, line, say, text } from '../fields/form-fields.js';
import { flag, nullableLine, pictureField, versionField, wholeNumber } from '../fields/staff-fields.js';
import { parseAed } from '../format/money.js';
import { FUEL_TYPES, TRANSMISSIONS } from './vehicle.js';

const LARGEST_PRICE = 9_999_999_999;

/** Dirhams as a number or as people type them ('AED 450,000'); empty is `null`, price on request. */
const priceField = z.pipe(
  z.unknown().check(
    z.refine(
      (value) => {
        const aed = parseAed(value);
        return aed === null || (aed !== undefined && aed <= LARGEST_PRICE);
      },
      { error: say('price') },
    ),
  ),
  z.transform((value: unknown) => parseAed(value) ?? null),
);

const imagesField = z.array(pictureField, say('images')).check(z.maxLength(30, say('tooManyImages')));

const required = {
  make: line(1, 'vehicleMake', 60),
  model: line(1, 'vehicleModel', 80),
  year: wholeNumber(1886, 2100, say('year')),
  mileage: wholeNumber(0, 100_000_000, say('mileage')),
  price: priceField,
};

const more = {
  transmission: choice(TRANSMISSIONS, 'transmission'),
  fuelType: choice(FUEL_TYPES, 'fuelType'),
  origin: nullableLine(60),
  engineSize: nullableLine(60),
  cylinders: z.nullable(wholeNumber(1, 32, say('cylinders'))),
  description: text(0, 'tooLong', 20_000),
  images: imagesField,
  featured: flag,
  justArrived: flag,
  specialOffer: flag,
  allElectric: flag,
  sold: flag,
  reserved: flag,
};

/** Body of `POST /api/vehicles`. What is left out: automatic, gasoline, no description, no pictures, no flags. */
export const newVehicle = z.strictObject({
  ...required,
  transmission: z._default(more.transmission, 'Automatic'),
  fuelType: z._default(more.fuelType, 'Gasoline'),
  origin: z._default(more.origin, null),
  engineSize: z._default(more.engineSize, null),
  cylinders: z._default(more.cylinders, null),
  description: z._default(more.description, ''),
  images: z._default(more.images, []),
  featured: z._default(flag, false),
  justArrived: z._default(flag, false),
  specialOffer: z._default(flag, false),
  allElectric: z._default(flag, false),
  sold: z._default(flag, false),
  reserved: z._default(flag, false),
});

/** Body of `PUT /api/vehicles/{id}`: the fields to change; the others stay as they are. */
export const vehicleChanges = z.extend(z.partial(z.strictObject({ ...required, ...more })), { version: versionField });

export type NewVehicle = z.infer<typeof newVehicle>;
export type VehicleChanges = z.infer<typeof vehicleChanges>;
