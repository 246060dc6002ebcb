import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';
import { byLanguage, outdatedTexts, textLanguages } from '../../fields/translated.js';
import { UPCOMING_VEHICLE_TEXTS } from '../input/upcoming-vehicle-input.js';
import { FUEL_TYPES, TRANSMISSIONS } from '../vehicle.js';
import { knownFacts, month, texts } from './known-facts.js';

const upcomingVehicleShape = {
  id: z.int(),
  name: z.string(),
  description: z.string(),
  estimatedArrival: z.string().describe('The estimated arrival as free text.'),
  arrivalMonth: month
    .nullable()
    .describe(
      "The month of arrival, such as `2027-09`, to be formatted in the visitor's language; `null` if only `estimatedArrival` " +
        'is known.',
    ),
  origin: z.string().nullable(),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  fuelType: z.enum(FUEL_TYPES).nullable(),
  ...knownFacts,
  imageAlt: z.string().nullable().describe('The alternative text of the picture.'),
  price: z.string().describe('The price as a text that contains an amount in AED, such as `1,250,000`.'),
  imageUrl: z.string().nullable(),
  featured: z.boolean(),
  version: z.int().describe('The version, which increases with each change.'),
  createdAt: timestamp,
};

export const upcomingVehicle = z.strictObject({ ...upcomingVehicleShape, textLanguages: textLanguages(UPCOMING_VEHICLE_TEXTS) });

export type UpcomingVehicle = z.infer<typeof upcomingVehicle>;

export const staffUpcomingVehicle = z.strictObject({
  ...upcomingVehicleShape,
  translations: byLanguage(z.strictObject({ ...texts, imageAlt: z.string() }).partial()),
  outdated: outdatedTexts(UPCOMING_VEHICLE_TEXTS),
});

export type StaffUpcomingVehicle = z.infer<typeof staffUpcomingVehicle>;
