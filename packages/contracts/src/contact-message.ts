import * as z from 'zod/mini';
import { line, optionalLine, personFields, say, text, trapField } from './form-fields.js';

/** Body of `POST /api/contact`: the contact form and, with `vehicleId`, the inquiry about one vehicle. */
export const contactMessage = z.strictObject({
  ...personFields,
  phone: optionalLine(40),
  subject: line(1, 'subject', 300),
  message: text(10, 'message', 5000),
  vehicleId: z.optional(z.int(say('vehicleId')).check(z.positive(say('vehicleId')))),
  ...trapField,
});

export type ContactMessage = z.infer<typeof contactMessage>;

export const CONTACT_SUBJECTS = ['inventory', 'auction', 'import', 'consignment', 'other'] as const;

/** What the site answers when an inquiry is stored. `createdAt`: ISO 8601, UTC. */
export interface InquiryReceipt {
  id: number;
  createdAt: string;
}
