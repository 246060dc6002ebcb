import * as z from 'zod/mini';
import { choice, emailAddress, line, messageKey, optionalLine, phoneField, text } from '../../fields/form-fields.js';
import { MAX_LINE, MAX_MESSAGE } from '../../fields/limits.js';
import { flag, languageField, orNull } from '../../fields/staff/staff-fields.js';
import { contact } from '../requests/kinds/contact.js';

/** How a customer's request reached the dealership other than by the site. */
export const ENTERED_CHANNELS = Object.keys(contact.fields.channel.options) as (keyof typeof contact.fields.channel.options)[];

/** A customer who gave a name, first or last, and an e-mail address, a phone number, or both. */
export const reachableCustomer = z
  .strictObject({
    firstName: optionalLine(MAX_LINE),
    lastName: optionalLine(MAX_LINE),
    email: z.optional(orNull(emailAddress)),
    phone: z.optional(orNull(phoneField.phone)),
    language: languageField,
  })
  .check(
    z.refine(({ firstName, lastName }) => Boolean(firstName || lastName), { path: ['firstName'], error: messageKey('name') }),
    z.refine(({ email, phone }) => Boolean(email || phone), { path: ['phone'], error: messageKey('emailOrPhone') }),
  );

export type ReachableCustomer = z.infer<typeof reachableCustomer>;

/**
 * Body of `POST /api/inbox`: what a customer asked for by phone, by WhatsApp or in the showroom. `own`: whether the
 * caller is assigned to it; else the rules assign somebody. The same Idempotency-Key returns the same request.
 */
export const enteredRequest = z.strictObject({
  channel: choice(ENTERED_CHANNELS, 'option'),
  customer: reachableCustomer,
  subject: line(1, 'subject', 300),
  message: text(1, 'required', MAX_MESSAGE),
  vehicleId: z.optional(z.nullable(z.int32(messageKey('vehicleId')).check(z.positive(messageKey('vehicleId'))))),
  own: flag,
});

export type EnteredRequest = z.infer<typeof enteredRequest>;
