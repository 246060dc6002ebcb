import * as z from 'zod/mini';
import {
  customerFields,
  honeypotField,
  messageKey,
  optionalLine,
  optionalText,
  phoneField,
} from '../../../fields/form-fields.js';
import { MAX_MESSAGE } from '../../../fields/limits.js';

/**
 * Body of `POST /api/vehicle-reservations`. `vehicleName` is the name the interface shows; the stored one is the
 * catalogue's name at that moment.
 */
export const vehicleReservation = z.strictObject({
  upcomingVehicleId: z.int32(messageKey('vehicleId')).check(z.positive(messageKey('vehicleId'))),
  vehicleName: optionalLine(300),
  ...customerFields,
  ...phoneField,
  message: optionalText(MAX_MESSAGE),
  ...honeypotField,
});

export type VehicleReservation = z.infer<typeof vehicleReservation>;
