import { z } from 'zod';
import { languageSchema } from '../fields/translated.js';
import { moment, note, staffPage } from '../staff/responses.js';
import { NEWSLETTER_STATUSES } from './forms/newsletter-subscription.js';
import { type RequestField, type RequestKind, requestKinds } from './kinds/index.js';
import { LEAD_STATUSES } from './leads/leads.js';
import { WEBHOOK_DELIVERY_STATES, WEBHOOK_EVENTS } from './webhooks.js';

/** The answer to a stored inquiry. */
export const inquiryReceipt = z.strictObject({
  id: z.int(),
  reference: z.string().describe('What letters and staff call it: `CM-2026-00117`'),
  createdAt: moment,
});

export type InquiryReceipt = z.infer<typeof inquiryReceipt>;

/** For a subscription always `pending`, so that it does not reveal who is subscribed. */
export const newsletterReceipt = z.strictObject({ status: z.enum(NEWSLETTER_STATUSES) });

export type NewsletterReceipt = z.infer<typeof newsletterReceipt>;

/** For a request always `pending`, so that it does not reveal who has an alert. */
export const searchAlertReceipt = z.strictObject({ status: z.enum(['pending', 'active', 'ended']) });

export type SearchAlertReceipt = z.infer<typeof searchAlertReceipt>;

export const searchAlertCounts = z.array(
  z.strictObject({ query: z.string().describe('Query of the inventory page'), active: z.int() }),
);

export type SearchAlertCounts = z.infer<typeof searchAlertCounts>;

const writtenLetter = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });

/** A letter of new arrivals in each language. */
export const arrivalsPreview = z.strictObject({ en: writtenLetter, ar: writtenLetter, ja: writtenLetter });

export type ArrivalsPreview = z.infer<typeof arrivalsPreview>;

/** A sent new-arrivals letter, with its progress. */
export const sentArrivalsLetter = z.strictObject({
  id: z.int(),
  createdAt: moment,
  vehicles: z.array(z.string()).describe('Their names'),
  addressed: z.int().describe('Subscribers whose letter was taken in hand'),
  sent: z.int(),
  failed: z.int(),
  complete: z.boolean().describe('Whether every subscriber was taken in hand'),
});

export type SentArrivalsLetter = z.infer<typeof sentArrivalsLetter>;

export const arrivalsLetters = z.strictObject({
  items: z.array(sentArrivalsLetter).describe('The last fifty, newest first'),
  subscribers: z.int().describe('Who would get one now'),
  nextAt: moment.nullable().describe('When the next one may be sent; `null`: now'),
});

export type ArrivalsLetters = z.infer<typeof arrivalsLetters>;

const every = {
  id: z.int(),
  version: z.int().describe('Counts its changes'),
  email: z.string(),
  language: languageSchema,
  website: z.string().nullable().describe('What a robot typed into the trap field'),
  createdAt: moment,
  notes: z.array(note),
};

export const newsletterSubscriber = z.strictObject({
  ...every,
  status: z.enum(NEWSLETTER_STATUSES),
  confirmedAt: moment.nullable(),
  unsubscribedAt: moment.nullable(),
});

export type NewsletterSubscriber = z.infer<typeof newsletterSubscriber>;

/** Fields of every submission, for staff. Empty ones are `null`. */
export const lead = z.strictObject({
  ...every,
  status: z.enum(LEAD_STATUSES),
  firstName: z.string(),
  lastName: z.string(),
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
    field.type === 'consent' ? ['termsAcceptedAt', moment.nullable()] : [name, stored(field, entered)],
  );
  const taken = z.boolean().describe('Another request, no spam, asks for the same vehicle at the same time');
  return lead.extend({ ...Object.fromEntries(own), ...(fields.time && { taken }) });
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
  loginSentAt: moment.nullable(),
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
  recipient: z.string().describe('One address, or several with commas between them'),
  state: z.enum(['pending', 'sending', 'sent', 'failed', 'withheld']),
  attempts: z.int().describe('Times that the mail server was asked'),
  lastError: z
    .string()
    .nullable()
    .describe("The mail server's words; `no longer due`: it was not sent again, since it does not apply any more"),
});

export type NotificationEmail = z.infer<typeof email>;

/** A notification whose retries are exhausted. */
const failedNotification = z.strictObject({
  id: z.string().describe('Of its job; names it at `POST /api/notifications/:id/resend`'),
  event: z.string(),
  subjectId: z.int().nullable().describe('Id of what the event is about; `null` when this release does not know the event'),
  reason: z.string().describe('Codes, or what kept it from being written'),
  tries: z.int(),
  createdAt: moment,
  failedAt: moment,
  emails: z.array(email).describe('Those that it wrote so far'),
});

export type FailedNotification = z.infer<typeof failedNotification>;

const queueCounts = z.strictObject({ waiting: z.int(), active: z.int(), delayed: z.int(), failed: z.int() });

export const notificationsOverview = z.strictObject({
  queue: queueCounts
    .nullable()
    .describe('Jobs by state, of every service; `null`, and no failures, when the queue does not answer'),
  outboxWaiting: z.int().describe('Events of what visitors sent that the queue has not been given yet'),
  failed: staffPage(failedNotification).describe('Newest failure first'),
});

export type NotificationsOverview = z.infer<typeof notificationsOverview>;

/** A recorded e-mail, whatever its outcome. */
const recordedEmail = email.extend({
  id: z.int(),
  event: z.string(),
  subjectId: z.int(),
  createdAt: moment,
  sentAt: moment.nullable(),
});

export type RecordedEmail = z.infer<typeof recordedEmail>;

export const recordedEmailPage = staffPage(recordedEmail);

export type RecordedEmailPage = z.infer<typeof recordedEmailPage>;

export const resendReceipt = z.strictObject({ resent: z.int().describe('Notifications that are sent again') });

export type ResendReceipt = z.infer<typeof resendReceipt>;

/** A webhook. */
export const webhook = z.strictObject({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  failingSince: moment.nullable().describe('Since when it took nothing; `null`: it took the last message'),
  disabledAt: moment.nullable().describe('Since when it is told nothing'),
  version: z.int(),
  createdAt: moment,
});

export type Webhook = z.infer<typeof webhook>;

export const issuedWebhook = z.strictObject({
  ...webhook.shape,
  secret: z.string().describe('Signs the messages (Standard Webhooks). Shown this once'),
});

export type IssuedWebhook = z.infer<typeof issuedWebhook>;

const webhookDelivery = z.strictObject({
  id: z.int(),
  messageId: z.string().describe('The `webhook-id` of every try'),
  event: z.enum(WEBHOOK_EVENTS),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  attempts: z.int(),
  lastAnswer: z.string().nullable().describe('An HTTP status, or why there was none'),
  createdAt: moment,
  deliveredAt: moment.nullable(),
});

export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveryPage = staffPage(webhookDelivery);

export type WebhookDeliveryPage = z.infer<typeof webhookDeliveryPage>;
