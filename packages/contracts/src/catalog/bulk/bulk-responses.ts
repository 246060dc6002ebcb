import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';
import { DRAFT_UNKNOWNS } from '../input/vehicle-input.js';
import { staffVehicle } from '../responses/vehicles.js';

const texts = staffVehicle.pick({
  engineSize: true,
  exteriorColorName: true,
  interiorColorName: true,
  origin: true,
  description: true,
  equipment: true,
  images: true,
  imageAlts: true,
  translations: true,
});

export const archivedVehicle = z.strictObject({
  id: z.int(),
  name: z.string().describe('Year, make and model.'),
  year: z.int(),
  make: z.string(),
  model: z.string(),
  price: z.number().nullable().describe('The price in AED; `null` if it is available on request.'),
  stockNumber: z.string().nullable(),
  image: z.string().nullable(),
  personName: z.string().nullable().describe('The name of the member of staff who archived the vehicle or saved the draft.'),
  draft: z.boolean().describe('Whether the vehicle was never public.'),
  missing: z.array(z.enum(DRAFT_UNKNOWNS)).describe('What a draft lacks before it can be published.'),
  sold: z.boolean().describe('Whether the vehicle was sold before it was archived.'),
  texts: texts.describe('The texts and pictures, with their translations.'),
  archivedAt: timestamp,
});

export type ArchivedVehicle = z.infer<typeof archivedVehicle>;
