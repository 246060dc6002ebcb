import * as z from 'zod/mini';
import { choice, line, personFields, phoneField, text, trapField } from './form-fields.js';
import { SOURCING_BUDGETS, SOURCING_TIMELINES } from './request-options.js';

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
