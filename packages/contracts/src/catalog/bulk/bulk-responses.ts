import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';

export const archivedVehicle = z.strictObject({
  id: z.int(),
  name: z.string(),
  stockNumber: z.string().nullable(),
  image: z.string().nullable(),
  personName: z.string().nullable().describe('The name of the member of staff who archived the vehicle or saved the draft.'),
  draft: z.boolean().describe('Whether the vehicle was never public.'),
  archivedAt: timestamp,
});

export type ArchivedVehicle = z.infer<typeof archivedVehicle>;
