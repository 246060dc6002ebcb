import * as z from 'zod/mini';
import { choice, line, optionalText, personFields, phoneField, trapField } from './form-fields.js';
import { CONSIGNMENT_REASONS, CONSIGNMENT_TIMELINES, EXPECTED_PRICES, VEHICLE_CONDITIONS } from './request-options.js';

/** Body of `POST /api/consignment-request`. */
export const consignmentRequest = z.strictObject({
  ...personFields,
  ...phoneField,
  vehicleMake: line(1, 'vehicleMake'),
  vehicleModel: line(1, 'vehicleModel'),
  year: line(4, 'year', 20),
  mileage: line(1, 'mileage', 40),
  condition: choice(VEHICLE_CONDITIONS, 'condition'),
  modifications: optionalText(3000),
  serviceHistory: optionalText(3000),
  expectedPrice: choice(EXPECTED_PRICES, 'expectedPrice'),
  reason: choice(CONSIGNMENT_REASONS, 'reason'),
  timeline: choice(CONSIGNMENT_TIMELINES, 'timeline'),
  ...trapField,
});

export type ConsignmentRequest = z.infer<typeof consignmentRequest>;
