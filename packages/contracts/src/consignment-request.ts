import * as z from 'zod/mini';
import { choice, line, optionalText, personFields, phoneField, trapField } from './form-fields.js';

export const VEHICLE_CONDITIONS = ['excellent', 'very-good', 'good', 'fair'] as const;
/** Dirhams. */
export const EXPECTED_PRICES = ['under-100k', '100k-300k', '300k-500k', '500k-1m', 'over-1m'] as const;
export const CONSIGNMENT_REASONS = ['upgrade', 'relocating', 'financial', 'unused', 'other'] as const;
export const CONSIGNMENT_TIMELINES = ['urgent', 'normal', 'flexible', 'patient'] as const;

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
