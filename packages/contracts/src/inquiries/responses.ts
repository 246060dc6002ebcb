import { z } from 'zod';
import { note } from '../fields/note.js';
import { staffPage } from '../fields/staff-page.js';
import { timestamp } from '../fields/timestamp.js';
import { languageSchema } from '../fields/translated.js';
import { NEWSLETTER_STATUSES } from './forms/newsletter-subscription.js';
import { type RequestField, type RequestKind, requestKinds } from './kinds/index.js';
import { LEAD_STATUSES } from './leads/leads.js';
import { WEBHOOK_DELIVERY_STATES, WEBHOOK_EVENTS } from './webhooks.js';

/** The answer to a stored inquiry. */
export const inquiryReceipt = z.strictObject({
  id: z.int(),
  reference: z.string().describe('The reference used in e-mails and by staff, such as `CM-2026-00117`.'),
  createdAt: timestamp,
});

export type InquiryReceipt = z.infer<typeof inquiryReceipt>;

/** For a subscription always `pending`, so that it does not reveal who is subscribed. */
export const newsletterReceipt = z.strictObject({ status: z.enum(NEWSLETTER_STATUSES) });

export type NewsletterReceipt = z.infer<typeof newsletterReceipt>;

/** For a request always `pending`, so that it does not reveal who has an alert. */
export const searchAlertReceipt = z.strictObject({ status: z.enum(['pending', 'active', 'ended']) });

export type SearchAlertReceipt = z.infer<typeof searchAlertReceipt>;

export const searchAlertCounts = z.array(
  z.strictObject({ query: z.string().describe('The search, as the query string of the inventory page.'), active: z.int() }),
);

export type SearchAlertCounts = z.infer<typeof searchAlertCounts>;

const renderedEmail = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });

/** An e-mail about new arrivals in each language. */
export const arrivalsPreview = z.strictObject({ en: renderedEmail, ar: renderedEmail, ja: renderedEmail });

export type ArrivalsPreview = z.infer<typeof arrivalsPreview>;

/** A sent e-mail about new arrivals, with its progress. */
export const sentArrivalsEmail = z.strictObject({
  id: z.int(),
  createdAt: timestamp,
  vehicles: z.array(z.string()).describe('The names of the vehicles.'),
  addressed: z.int().describe('The number of subscribers for whom an e-mail has been queued.'),
  sent: z.int(),
  failed: z.int(),
  complete: z.boolean().describe('Whether an e-mail has been queued for every subscriber.'),
});

export type SentArrivalsEmail = z.infer<typeof sentArrivalsEmail>;

export const arrivalsEmails = z.strictObject({
  items: z.array(sentArrivalsEmail).describe('The last 50 e-mails, newest first.'),
  subscribers: z.int().describe('The number of subscribers who would receive an e-mail now.'),
  nextAt: timestamp.nullable().describe('The time from which the next e-mail may be sent; `null` if it may be sent now.'),
});

export type ArrivalsEmails = z.infer<typeof arrivalsEmails>;

const every = {
  id: z.int(),
  version: z.int().describe('The version, which increases with each change.'),
  email: z.string(),
  language: languageSchema,
  website: z.string().nullable().describe('The content of the trap field, which only robots fill in.'),
  createdAt: timestamp,
  notes: z.array(note),
};

export const newsletterSubscriber = z.strictObject({
  ...every,
  status: z.enum(NEWSLETTER_STATUSES),
  confirmedAt: timestamp.nullable(),
  unsubscribedAt: timestamp.nullable(),
});

export type NewsletterSubscriber = z.infer<typeof newsletterSubscriber>;

/** Fields of every submission, for staff. Empty ones are `null`. */
export const lead = z.strictObject({
  ...every,
  status: z.enum(LEAD_STATUSES),
  state: z.string().optional().describe('The state of the request in the inbox; only in lists.'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable().describe('`null` if staff entered the request without one.'),
  phone: z.string().nullable(),
  phoneE164: z.string().nullable(),
});

export type Lead = z.infer<typeof lead>;

function stored(field: RequestField, isNullable?: true): z.ZodType {
  const { type, optional } = field;
  const chosen = type === 'choice' && !field.free && z.enum([...Object.keys(field.options), ...(optional ? [''] : [])]);
  const value = type === 'vehicle' ? z.int() : chosen || z.string();
  return optional || isNullable ? value.nullable() : value;
}

/** An entry of a kind's staff list. */
function leadOf({ fields, entered }: RequestKind) {
  const own = Object.entries(fields).map(([name, field]) =>
    field.type === 'consent' ? ['termsAcceptedAt', timestamp.nullable()] : [name, stored(field, entered)],
  );
  const hasConflict = z
    .boolean()
    .describe('Whether another request, not marked as spam, is for the same vehicle at the same time.');
  return lead.extend({ ...Object.fromEntries(own), ...(fields.time && { hasConflict }) });
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

/** One e-mail of a notification. */
const email = z.strictObject({
  audience: z.enum(['staff', 'visitor']),
  recipient: z.string().describe('One address, or several separated by commas.'),
  state: z.enum(['pending', 'sending', 'sent', 'failed', 'withheld']),
  attempts: z.int().describe('The number of attempts to send the e-mail.'),
  lastError: z
    .string()
    .nullable()
    .describe(
      'The error reported by the mail server. `no longer due`: the e-mail was not sent again, because it no longer applies.',
    ),
});

export type NotificationEmail = z.infer<typeof email>;

/** The request that a notification is about. */
const notificationRequest = z.strictObject({
  request: z.string().describe('The kind and number of the request.'),
  reference: z.string().describe('The reference of the request, which its sender knows.'),
  person: z.string(),
  car: z.strictObject({ id: z.int(), upcoming: z.boolean() }).nullable(),
});

export type NotificationRequest = z.infer<typeof notificationRequest>;

const aboutRequest = notificationRequest.nullable().describe('The request that the event is about; `null` if it is about none.');

/** A notification whose retries are exhausted. */
const failedNotification = z.strictObject({
  id: z.string().describe('The ID of the job, to be used in `POST /api/notifications/:id/resend`.'),
  event: z.string(),
  subjectId: z
    .int()
    .nullable()
    .describe('The ID of the record that the event is about; `null` if this release does not know the event.'),
  about: aboutRequest,
  reason: z.string().describe('The error codes, or the reason why the e-mail could not be created.'),
  attempts: z.int(),
  createdAt: timestamp,
  failedAt: timestamp,
  emails: z.array(email).describe('The e-mails that the notification has created so far.'),
});

export type FailedNotification = z.infer<typeof failedNotification>;

const queueCounts = z.strictObject({ waiting: z.int(), active: z.int(), delayed: z.int(), failed: z.int() });

export const notificationsOverview = z.strictObject({
  queue: queueCounts
    .nullable()
    .describe(
      'The number of jobs of all services by state. If the queue is unavailable, it is `null` and no failures are listed.',
    ),
  outboxWaiting: z
    .int()
    .describe('The number of events about submissions of visitors that have not been handed to the queue yet.'),
  failed: staffPage(failedNotification).describe('The failed notifications, most recent failure first.'),
});

export type NotificationsOverview = z.infer<typeof notificationsOverview>;

/** A recorded e-mail, whatever its outcome. */
const recordedEmail = email.extend({
  id: z.int(),
  event: z.string(),
  subjectId: z.int(),
  about: aboutRequest,
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
});

export type RecordedEmail = z.infer<typeof recordedEmail>;

export const recordedEmailPage = staffPage(recordedEmail);

export type RecordedEmailPage = z.infer<typeof recordedEmailPage>;

export const resendReceipt = z.strictObject({ resent: z.int().describe('The number of notifications that are sent again.') });

export type ResendReceipt = z.infer<typeof resendReceipt>;

/** A webhook. */
export const webhook = z.strictObject({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  failingSince: timestamp
    .nullable()
    .describe('The time since which messages have been failing; `null` if the last message was accepted.'),
  disabledAt: timestamp.nullable().describe('The time since which the webhook has been disabled.'),
  version: z.int(),
  createdAt: timestamp,
});

export type Webhook = z.infer<typeof webhook>;

export const issuedWebhook = z.strictObject({
  ...webhook.shape,
  secret: z.string().describe('The secret that signs the messages (Standard Webhooks). It is returned only once.'),
});

export type IssuedWebhook = z.infer<typeof issuedWebhook>;

const webhookDelivery = z.strictObject({
  id: z.int(),
  messageId: z.string().describe('The `webhook-id` of every attempt.'),
  event: z.enum(WEBHOOK_EVENTS),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  attempts: z.int(),
  lastAnswer: z.string().nullable().describe('The HTTP status of the last attempt, or the reason why there was none.'),
  createdAt: timestamp,
  deliveredAt: timestamp.nullable(),
});

export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveryPage = staffPage(webhookDelivery);

export type WebhookDeliveryPage = z.infer<typeof webhookDeliveryPage>;
