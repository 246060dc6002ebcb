import { z } from 'zod';
import { note } from '../../../fields/staff/note.js';
import { timestamp } from '../../../fields/timestamp.js';
import { languageSchema } from '../../../fields/translated.js';
import { requestAppointment } from '../../appointments/responses.js';
import { NEWSLETTER_STATUSES } from '../../newsletter/newsletter-subscription.js';
import { type RequestField, type RequestKind, requestKinds } from '../kinds/index.js';
import { LEAD_STATUSES } from './leads.js';
import { INBOX_STATES } from './request-states.js';

const submissionFields = {
  id: z.int(),
  version: z.int().describe('The version, which increases with each change.'),
  email: z.string(),
  language: languageSchema,
  website: z.string().nullable().describe('The content of the honeypot field, which only robots fill in.'),
  createdAt: timestamp,
  notes: z.array(note),
};

export const newsletterSubscriber = z.strictObject({
  ...submissionFields,
  status: z.enum(NEWSLETTER_STATUSES),
  confirmedAt: timestamp.nullable(),
  unsubscribedAt: timestamp.nullable(),
});

export type NewsletterSubscriber = z.infer<typeof newsletterSubscriber>;

/** Fields of every submission, for staff. Empty ones are `null`. */
export const lead = z.strictObject({
  ...submissionFields,
  status: z.enum(LEAD_STATUSES),
  state: z.enum(INBOX_STATES).optional().describe('The state of the request in the inbox; only in lists.'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable().describe('`null` if staff entered the request without one.'),
  phone: z.string().nullable(),
  phoneE164: z.string().nullable(),
});

export type Lead = z.infer<typeof lead>;

function storedValue(field: RequestField, isNullable?: true): z.ZodType {
  const { type, optional } = field;
  const chosen = type === 'choice' && !field.free && z.enum([...Object.keys(field.options), ...(optional ? [''] : [])]);
  const value = type === 'vehicle' ? z.int() : chosen || z.string();
  return optional || isNullable ? value.nullable() : value;
}

/** An entry of a kind's staff list. */
function leadOf({ fields, entered }: RequestKind) {
  const own = Object.entries(fields).map(([name, field]) =>
    field.type === 'consent' ? ['termsAcceptedAt', timestamp.nullable()] : [name, storedValue(field, entered)],
  );
  const hasConflict = z
    .boolean()
    .describe('Whether another request, not marked as spam, is for the same vehicle at the same time.');
  const appointment = requestAppointment
    .pick({ state: true, date: true, time: true })
    .nullable()
    .optional()
    .describe('The current appointment, regardless of the requested time; only in lists.');
  return lead.extend({ ...Object.fromEntries(own), ...(fields.time && { hasConflict, appointment }) });
}

const vehicleReservationLead = lead.extend({
  upcomingVehicleId: z.int(),
  vehicleName: z.string(),
  vehicleNameConfirmed: z.boolean(),
  message: z.string().nullable(),
});

const membershipLead = lead.extend({
  order: z.int(),
  plan: z.string().nullable(),
  durationMonths: z.int(),
  loginSentAt: timestamp.nullable(),
  representative: z.string().nullable(),
  ended: z.string().nullable(),
});

/** Items of the staff lists, by the last part of their path. */
export const leads: Record<string, z.ZodObject> = {
  ...Object.fromEntries(Object.values<RequestKind>(requestKinds).map((kind) => [kind.list, leadOf(kind)])),
  'vehicle-reservations': vehicleReservationLead,
  'membership-requests': membershipLead,
};
