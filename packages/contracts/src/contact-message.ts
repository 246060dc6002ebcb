import * as z from 'zod/mini';
import type { ValidationMessageKey } from './validation-messages.js';

const say = (key: ValidationMessageKey) => key;

/** Letters that a person types into one line: trimmed, bounded. Lengths in UTF-16 code units. */
const line = (minimum: number, key: ValidationMessageKey, maximum = 100) =>
  z.string(say(key)).check(z.trim(), z.minLength(minimum, say(key)), z.maxLength(maximum, say('tooLong')));

export const personFields = {
  firstName: line(2, 'firstName'),
  lastName: line(2, 'lastName'),
  email: z.string(say('email')).check(z.trim(), z.email(say('email')), z.maxLength(254, say('tooLong'))),
};

/** A field that people never see. Whatever fills it in is kept, marked as spam. */
export const trapField = { website: z.optional(z.string().check(z.maxLength(500, say('tooLong')))) };

/** Body of `POST /api/contact`: the contact form and, with `vehicleId`, the inquiry about one vehicle. */
export const contactMessage = z.strictObject({
  ...personFields,
  phone: z.optional(z.string().check(z.trim(), z.maxLength(40, say('tooLong')))),
  subject: line(1, 'subject', 300),
  message: line(10, 'message', 5000),
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

/** Header that makes a repeated submission harmless: one key, one row. A UUID. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
