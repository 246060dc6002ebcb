import * as z from 'zod/mini';
import { choice, line, messageKey, text } from '../../fields/form-fields.js';
import { flag, nullableLine, optionalPicture, orNull, versionField, wholeNumber } from '../../fields/staff/staff-fields.js';
import { outdatedField, translationsField } from '../../fields/translations.js';
import { parseAed } from '../../format/money.js';
import { NAME_TEXTS } from '../facts/codes.js';
import { equipmentField, knownFactFields, monthField, nameFields } from '../facts/fact-fields.js';
import { FUEL_TYPES, TRANSMISSIONS } from '../vehicle.js';

/** Free text with a single AED amount above 0, kept as typed. */
const priceText = z.string(messageKey('upcomingPrice')).check(
  z.trim(),
  z.maxLength(60, messageKey('tooLong')),
  z.refine((value) => (parseAed(value) ?? 0) > 0, { error: messageKey('upcomingPrice') }),
);

/** Translated fields. */
const texts = {
  ...nameFields,
  origin: nullableLine(60),
  description: text(0, 'description', 20_000),
  equipment: equipmentField,
  imageAlt: nullableLine(250),
};

export const UPCOMING_VEHICLE_TEXTS = [
  ...NAME_TEXTS,
  'origin',
  'description',
  'equipment',
  'imageAlt',
] as const satisfies (keyof typeof texts)[];

/** Optional fields, `null` until known. */
const facts = {
  transmission: orNull(choice(TRANSMISSIONS, 'transmission')),
  fuelType: orNull(choice(FUEL_TYPES, 'fuelType')),
  cylinders: orNull(wholeNumber(1, 32, messageKey('cylinders'))),
  ...knownFactFields,
};

type Facts = { [Name in keyof typeof facts]: z.ZodMiniDefault<(typeof facts)[Name]> };

const fields = {
  name: line(1, 'name', 120),
  estimatedArrival: line(1, 'estimatedArrival', 120),
  arrivalMonth: orNull(monthField),
  price: priceText,
  imageUrl: optionalPicture,
  ...facts,
  ...texts,
  description: text(1, 'description', 20_000),
  translations: translationsField(texts),
  outdated: outdatedField(UPCOMING_VEHICLE_TEXTS),
};

/** Body of `POST /api/upcoming-vehicles`. */
export const newUpcomingVehicle = z.strictObject({
  ...fields,
  arrivalMonth: z._default(fields.arrivalMonth, null),
  imageUrl: z._default(optionalPicture, null),
  ...(Object.fromEntries(Object.entries(facts).map(([name, field]) => [name, z._default(field, null as never)])) as Facts),
  engineSize: z._default(fields.engineSize, null),
  exteriorColorName: z._default(fields.exteriorColorName, null),
  interiorColorName: z._default(fields.interiorColorName, null),
  origin: z._default(fields.origin, null),
  equipment: z._default(fields.equipment, []),
  imageAlt: z._default(fields.imageAlt, null),
  translations: z._default(fields.translations, {}),
  outdated: z._default(fields.outdated, {}),
  featured: z._default(flag, false),
});

/** Body of `PUT /api/upcoming-vehicles/{id}`: the fields to change; the others stay as they are. */
export const upcomingVehicleChanges = z.extend(z.partial(z.strictObject({ ...fields, featured: flag })), {
  version: versionField,
});

export type NewUpcomingVehicle = z.infer<typeof newUpcomingVehicle>;
export type UpcomingVehicleChanges = z.infer<typeof upcomingVehicleChanges>;
export type UpcomingVehicleTexts = Required<NonNullable<NewUpcomingVehicle['translations']['ar']>>;
