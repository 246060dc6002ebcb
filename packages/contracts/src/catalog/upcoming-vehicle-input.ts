import * as z from 'zod/mini';
import { line, say, text } from '../fields/form-fields.js';
import { flag, optionalPicture, versionField } from '../fields/staff-fields.js';
import { parseAed } from '../format/money.js';

/** A text that holds one AED amount, kept as it was typed. */
const priceText = z.string(say('upcomingPrice')).check(
  z.trim(),
  z.maxLength(60, say('tooLong')),
  z.refine((value) => typeof parseAed(value) === 'number', { error: say('upcomingPrice') }),
);

const fields = {
  name: line(1, 'name', 120),
  description: text(1, 'description', 20_000),
  estimatedArrival: line(1, 'estimatedArrival', 120),
  price: priceText,
  imageUrl: optionalPicture,
};

/** Body of `POST /api/upcoming-vehicles`. */
export const newUpcomingVehicle = z.strictObject({
  ...fields,
  imageUrl: z._default(optionalPicture, null),
  featured: z._default(flag, false),
});

/** Body of `PUT /api/upcoming-vehicles/{id}`: the fields to change; the others stay as they are. */
export const upcomingVehicleChanges = z.extend(z.partial(z.strictObject({ ...fields, featured: flag })), {
  version: versionField,
});

export type NewUpcomingVehicle = z.infer<typeof newUpcomingVehicle>;
export type UpcomingVehicleChanges = z.infer<typeof upcomingVehicleChanges>;
