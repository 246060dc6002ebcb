import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';

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
  archivedAt: timestamp,
});

export type ArchivedVehicle = z.infer<typeof archivedVehicle>;
