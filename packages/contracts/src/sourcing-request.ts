import * as z from 'zod/mini';
import { choice, line, personFields, phoneField, text, trapField } from './form-fields.js';

/** US dollars. */
export const SOURCING_BUDGETS = ['under-50k', '50k-100k', '100k-200k', '200k-500k', 'over-500k'] as const;
export const SOURCING_TIMELINES = ['urgent', 'flexible', 'patient'] as const;

/** Body of `POST /api/sourcing-request`. */
export const sourcingRequest = z.strictObject({
  ...personFields,
  ...phoneField,
  vehicleMake: line(1, 'vehicleMake'),
  vehicleModel: line(1, 'vehicleModel'),
  yearRange: line(1, 'yearRange'),
  budget: choice(SOURCING_BUDGETS, 'budget'),
  specifications: text(10, 'specifications', 5000),
  timeline: choice(SOURCING_TIMELINES, 'timeline'),
  ...trapField,
});

export type SourcingRequest = z.infer<typeof sourcingRequest>;
