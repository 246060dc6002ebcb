import * as z from 'zod/mini';
import { honeypotField, optionalLine, optionalText, personFields, phoneField, say } from '../../fields/form-fields.js';

/**
 * Body of `POST /api/vehicle-reservations`. `vehicleName` is accepted as the interface knows it; what is kept is the name that the
 * catalogue has at that moment.
 */
export const vehicleReservation = z.strictObject({
  upcomingVehicleId: z.int32(say('vehicleId')).check(z.positive(say('vehicleId'))),
  vehicleName: optionalLine(300),
  ...personFields,
  ...phoneField,
  message: optionalText(5000),
  ...honeypotField,
});

export type VehicleReservation = z.infer<typeof vehicleReservation>;
