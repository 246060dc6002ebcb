import * as z from 'zod/mini';
import { choice, messageKey } from '../../fields/form-fields.js';
import { flag, recordNumber } from '../../fields/staff/staff-fields.js';
import { VEHICLE_STATUSES } from '../facts/codes.js';

/** Maximum number of vehicles in a bulk change. */
const VEHICLES_TOGETHER = 100;

const id = recordNumber(messageKey('version'));

/** Versions that staff saw: the change is refused if somebody else changed one of them since. */
const vehicles = z.array(z.strictObject({ id, version: recordNumber(messageKey('version')) }), messageKey('bulkVehicles')).check(
  z.minLength(1, messageKey('bulkVehicles')),
  z.maxLength(VEHICLES_TOGETHER, messageKey('bulkVehicles')),
  z.refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length, { error: messageKey('bulkVehicles') }),
);

/** Price change in percent, rounded to whole dirhams; a price on request stays one. */
const pricePercent = z.number(messageKey('pricePercent')).check(
  z.minimum(-90, messageKey('pricePercent')),
  z.maximum(500, messageKey('pricePercent')),
  z.refine((percent) => percent !== 0, { error: messageKey('pricePercent') }),
);

/** Body of `PUT /api/staff/vehicles`: changes to apply to all of them. */
export const bulkChanges = z.strictObject({
  vehicles,
  status: z.optional(choice(VEHICLE_STATUSES, 'bulkStatus')),
  pricePercent: z.optional(pricePercent),
  featured: z.optional(flag),
  justArrived: z.optional(flag),
  specialOffer: z.optional(flag),
  allElectric: z.optional(flag),
});

export const BULK_FLAGS = ['featured', 'justArrived', 'specialOffer', 'allElectric'] as const;

/** Body of `POST /api/staff/archived-vehicles`. */
export const archiveRequest = z.strictObject({ vehicles });

export type BulkChanges = z.infer<typeof bulkChanges>;
export type ArchiveRequest = z.infer<typeof archiveRequest>;
