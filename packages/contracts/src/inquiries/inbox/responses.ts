import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';
import { languageSchema, localizedTextSchema } from '../../fields/translated.js';
import { requestAppointment } from '../appointments/responses.js';
import { INBOX_STATES } from '../requests/leads/request-states.js';
import { INBOX_KINDS, RESPONSE_CHANNELS } from './inbox.js';
import { DELIVERY_STATES, MESSAGE_CHANNELS, MESSAGE_DIRECTIONS } from './messages.js';
import { REPLY_PLACEHOLDERS } from './reply-placeholders.js';

/** The reply promise of a form. */
export const replyPromise = z.strictObject({
  text: localizedTextSchema.describe('The text shown before the form is sent.'),
  sent: localizedTextSchema.describe('The text shown after the form has been sent.'),
  measured: localizedTextSchema.nullable().describe('The measured reply time; `null` if it is not measured or not shown.'),
});

export type ReplyPromise = z.infer<typeof replyPromise>;

const recordedPlanName = localizedTextSchema.nullable();

/** A paid membership as svc-inquiries knows it: its fulfilment, without payment data. */
const membershipTask = z.strictObject({
  order: z.int().describe('The number of the payment, which the member knows.'),
  membership: z.int().nullable().describe('The number of the membership in the list of memberships.'),
  planName: recordedPlanName.describe('The name of the plan at the time of purchase; `null` if it was not recorded.'),
  durationMonths: z.int(),
  endDate: timestamp.nullish().describe('The end of the access; missing if the request is older than this field.'),
  loginSentAt: timestamp.nullable(),
  representative: z.string().nullable().describe("The name of the member's representative."),
  ended: z
    .enum(['refunded', 'charged-back'])
    .nullable()
    .describe('Why the membership ended: the payment was refunded or charged back, so nothing is left to do.'),
});

export type MembershipTask = z.infer<typeof membershipTask>;

/** A request in the inbox; its list has everything that was sent. */
export const inboxRequest = z.strictObject({
  id: z.string().describe('The kind and number of the request.'),
  kind: z.enum(INBOX_KINDS),
  number: z.int().describe('The number of the request, which its sender knows.'),
  state: z.enum(INBOX_STATES),
  lostReason: z.string().nullable(),
  ownerId: z.int().nullable().describe('The ID of the assigned member of staff.'),
  tags: z.array(z.string()),
  reminder: z.strictObject({ at: timestamp, note: z.string() }).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable().describe('`null` if staff entered the request without one.'),
  phone: z.string().nullable(),
  language: languageSchema,
  membership: membershipTask.optional().describe('The paid membership; only for requests of the kind `membership`.'),
  car: z
    .strictObject({ id: z.int(), upcoming: z.boolean().describe('Whether the car is an upcoming vehicle and not in stock.') })
    .optional()
    .describe('The car that the request is about.'),
  about: z.record(z.string(), z.union([z.string(), z.number()])).describe('The fields that summarise the request.'),
  preview: z
    .strictObject({ direction: z.enum(MESSAGE_DIRECTIONS), text: z.string() })
    .nullable()
    .describe('The beginning of the latest message, or of the text of the request; `null` if there is neither.'),
  hasHistory: z.boolean().describe('Whether there are other requests from the same address or phone number.'),
  createdAt: timestamp,
  answeredAt: timestamp
    .nullable()
    .describe('The time of the first answer, or of the state change that ended the wait without one.'),
  answer: z
    .enum(RESPONSE_CHANNELS)
    .nullable()
    .describe('How the first answer was given; `null` if only the state was changed, which is not measured.'),
  dueAt: timestamp
    .nullable()
    .describe(
      'The time by which the request is to be answered; `null` while the clock is paused and for requests that predate the ' +
        'clock.',
    ),
  remainingMinutes: z
    .int()
    .nullable()
    .describe('The opening minutes left until then, negative afterwards; `null` if nobody waits for an answer.'),
  pause: z.string().nullable().describe('The reason why the clock is paused.'),
  customerRepliedAt: timestamp
    .nullable()
    .describe('The time since which the customer has been waiting for an answer to a later message.'),
  waitingSince: timestamp
    .nullable()
    .describe(
      'The time since which the customer has been waiting for the first answer, for an answer to a later message, or for news ' +
        'of a late step.',
    ),
  undeliveredAt: timestamp
    .nullable()
    .describe('The time since which the last reply is known to be undelivered, with no answer since.'),
  appointment: requestAppointment
    .nullable()
    .describe('The current appointment of a test drive, regardless of the requested time.'),
  version: z.int().describe('The version, which increases with each change.'),
});

export type InboxRequest = z.infer<typeof inboxRequest>;

export const inboxPage = z.strictObject({
  pinned: z
    .array(inboxRequest)
    .describe('Only on the first page: the request whose number was searched for, or requests with a due reminder.'),
  items: z.array(inboxRequest),
  next: z.string().nullable().describe('The `cursor` of the next page; `null` on the last page.'),
});

export type InboxPage = z.infer<typeof inboxPage>;

export const inboxCounts = z
  .partialRecord(z.enum(INBOX_STATES), z.int())
  .describe('The number of requests in each state. States without requests are omitted.');

export type InboxCounts = z.infer<typeof inboxCounts>;

export const attachment = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  type: z.string().describe('The media type, determined from the content.'),
  size: z.int().describe('The size in bytes.'),
});

/** An attachment of a conversation. */
export type AttachedFile = z.infer<typeof attachment>;

export const conversationMessage = z.strictObject({
  id: z.int(),
  direction: z.enum(MESSAGE_DIRECTIONS).describe('The direction. `in`: from the customer.'),
  channel: z.enum(MESSAGE_CHANNELS),
  author: z.string().nullable().describe('The member of staff who wrote the message.'),
  address: z.string().nullable().describe('The address of the recipient or sender.'),
  subject: z.string(),
  text: z.string(),
  language: languageSchema,
  state: z.enum(DELIVERY_STATES).nullable().describe('The delivery state; only for outgoing messages.'),
  error: z.string().nullable().describe('The reason why the message has not been delivered, or not yet.'),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
  refusedFiles: z.array(z.string()).describe('The names of attachments that were received with the message but not stored.'),
  mail: z
    .strictObject({
      until: timestamp
        .nullable()
        .describe('The time until which the original is available; `null` if it is retained indefinitely.'),
    })
    .nullable()
    .describe(
      'How long the original e-mail with those attachments is available; `null` if it is not, or if no attachment is missing.',
    ),
  attachments: z.array(attachment),
});

export type InboxMessage = z.infer<typeof conversationMessage>;

/** An e-mail that the site sent to a customer by itself. */
export const siteEmail = z.strictObject({
  id: z.int(),
  at: timestamp.describe('When the e-mail was sent, or recorded if it was not.'),
  event: z.string().describe('The event that the e-mail was about.'),
  subject: z.string().nullable().describe('The subject as it was sent; `null` if it was not sent or not recorded.'),
  address: z.string(),
  state: z.enum(['pending', 'sending', 'sent', 'failed', 'withheld']),
});

export type SiteEmail = z.infer<typeof siteEmail>;

export const replyDraft = z.strictObject({
  to: z.string().nullable().describe('The e-mail address of the customer; `null` if the customer gave none.'),
  replyTo: z.string().describe('The address to which an answer to the reply is sent.'),
  language: languageSchema,
  subject: z.string(),
  closing: z.array(z.string()).describe('The lines that the e-mail adds below the text.'),
  whatsapp: z.string().nullable().describe("The customer's WhatsApp number: digits with the country code."),
  values: z.partialRecord(z.enum(REPLY_PLACEHOLDERS), z.string()).describe('The values of the placeholders of templates.'),
});

/** The initial content of a reply. */
export type ReplyDraft = z.infer<typeof replyDraft>;

export const messagePreview = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });

export type MessagePreview = z.infer<typeof messagePreview>;
export const newRequests = z
  .partialRecord(z.enum([...INBOX_KINDS, 'unanswered', 'reminded']), z.int())
  .describe(
    'The number of new requests by kind, of other requests that wait for an answer (`unanswered`) and of others with a due ' +
      'reminder (`reminded`). Counts of zero are omitted.',
  );

export type NewRequests = z.infer<typeof newRequests>;

/** `new`: received; `replied`: the customer wrote again; `changed`: by staff or the clock; `removed`: erased. */
const INBOX_EVENTS = ['new', 'replied', 'changed', 'removed'] as const;

export const inboxEvent = z.strictObject({ change: z.enum(INBOX_EVENTS), kind: z.enum(INBOX_KINDS), number: z.int() });

export type InboxEvent = z.infer<typeof inboxEvent>;
