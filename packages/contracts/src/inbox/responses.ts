import { z } from 'zod';
import { requestAppointment } from '../appointments/responses.js';
import { languageSchema, localizedTextSchema } from '../fields/translated.js';
import { moment } from '../staff/responses.js';
import { ANSWERS, INBOX_KINDS, INBOX_STATES } from './inbox.js';
import { DELIVERY_STATES, MESSAGE_CHANNELS, MESSAGE_DIRECTIONS } from './messages.js';
import { REPLY_PLACEHOLDERS } from './reply-placeholders.js';

/** The reply promise of a form. */
export const replyPromise = z.strictObject({
  text: localizedTextSchema.describe('Before it is sent'),
  sent: localizedTextSchema.describe('Once it has been sent'),
  measured: localizedTextSchema.nullable().describe('How long answers took; `null`: not measured, or not shown'),
});

export type ReplyPromise = z.infer<typeof replyPromise>;

const keptName = localizedTextSchema.nullable();

/** A paid membership as svc-inquiries knows it: its fulfilment, without payment data. */
export const membershipTask = z.strictObject({
  order: z.int().describe('Number of the payment, which the member knows'),
  membership: z.int().nullable().describe('Its number in the list of memberships'),
  planName: keptName.describe('As it was bought; `null` where that was not kept'),
  durationMonths: z.int(),
  loginSentAt: moment.nullable(),
  representative: z.string().nullable().describe('Who looks after the member'),
  ended: z.enum(['refunded', 'charged-back']).nullable().describe('The money went back: nothing is left to do'),
});

export type MembershipTask = z.infer<typeof membershipTask>;

/** A request in the inbox; its list has everything that was sent. */
export const inboxRequest = z.strictObject({
  id: z.string().describe('Kind and number'),
  kind: z.enum(INBOX_KINDS),
  number: z.int().describe('The one that its sender knows'),
  state: z.enum(INBOX_STATES),
  lostReason: z.string().nullable(),
  ownerId: z.int().nullable().describe('The member of staff who looks after it'),
  tags: z.array(z.string()),
  reminder: z.strictObject({ at: moment, note: z.string() }).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: languageSchema,
  membership: membershipTask.optional().describe('Of requests of that kind'),
  car: z
    .strictObject({ id: z.int(), upcoming: z.boolean().describe('On its way, not in stock') })
    .optional()
    .describe('The one that it is about'),
  about: z.record(z.string(), z.union([z.string(), z.number()])).describe('The fields that say what it is about'),
  createdAt: moment,
  answeredAt: moment.nullable().describe('The first answer, or the state that ended the waiting without one'),
  answer: z.enum(ANSWERS).nullable().describe('How the first answer was given; `null`: by a state alone, which is not measured'),
  dueAt: moment
    .nullable()
    .describe('Until then it is to be answered; `null` while the clock is paused, and of requests before there was one'),
  minutesLeft: z.int().nullable().describe('Minutes of opening until then, negative afterwards; `null` while nobody waits'),
  pause: z.string().nullable().describe('Why the clock stands still'),
  askedAt: moment.nullable().describe('Since then the customer waits for an answer to what they wrote after the request'),
  waitsFrom: moment
    .nullable()
    .describe('Since then somebody waits: for the first answer, for one to what they wrote since, or for word of a late step'),
  undeliveredAt: moment
    .nullable()
    .describe('Since then the last reply is known not to have arrived, and nobody was answered since'),
  appointment: requestAppointment.nullable().describe('The time that a test drive holds now, whatever was asked for'),
  version: z.int().describe('Counts its changes'),
});

export type InboxRequest = z.infer<typeof inboxRequest>;

export const inboxPage = z.strictObject({
  first: z.array(inboxRequest).describe('On the first page: the request of that number, or those whose reminder is due'),
  items: z.array(inboxRequest),
  next: z.string().nullable().describe('The `cursor` of the next page; `null` on the last one'),
});

export type InboxPage = z.infer<typeof inboxPage>;

export const inboxCounts = z
  .partialRecord(z.enum(INBOX_STATES), z.int())
  .describe('How many requests are in each state; a state without any is left out');

export type InboxCounts = z.infer<typeof inboxCounts>;

export const attachment = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  type: z.string().describe('By its content'),
  size: z.int().describe('In bytes'),
});

/** An attachment of a conversation. */
export type AttachedFile = z.infer<typeof attachment>;

export const conversationMessage = z.strictObject({
  id: z.int(),
  direction: z.enum(MESSAGE_DIRECTIONS).describe("`in`: the customer's words"),
  channel: z.enum(MESSAGE_CHANNELS),
  author: z.string().nullable().describe('The member of staff who wrote it'),
  address: z.string().nullable().describe('To whom it went, or from whom it came'),
  subject: z.string(),
  text: z.string(),
  language: languageSchema,
  state: z.enum(DELIVERY_STATES).nullable().describe('Of what goes out'),
  error: z.string().nullable().describe('Why it has not arrived, or not yet'),
  createdAt: moment,
  sentAt: moment.nullable(),
  refusedFiles: z.array(z.string()).describe('Names of files that came with it and were not kept'),
  mail: z
    .strictObject({ until: moment.nullable().describe('`null`: for good') })
    .nullable()
    .describe('Until when the mail with those files can be had as it came; `null` where it cannot, or nothing is missing'),
  attachments: z.array(attachment),
});

export type InboxMessage = z.infer<typeof conversationMessage>;

export const replyStart = z.strictObject({
  to: z.string().describe('The address of the customer'),
  replyTo: z.string().describe('Where an answer to it goes'),
  language: languageSchema,
  subject: z.string(),
  whatsapp: z.string().nullable().describe('The number of the customer, digits with the country code'),
  values: z.partialRecord(z.enum(REPLY_PLACEHOLDERS), z.string()).describe('What stands for the placeholders of templates'),
});

/** The initial content of a reply. */
export type ReplyStart = z.infer<typeof replyStart>;

export const messagePreview = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });

export type MessagePreview = z.infer<typeof messagePreview>;
export const newRequests = z
  .partialRecord(z.enum([...INBOX_KINDS, 'waiting', 'reminded']), z.int())
  .describe(
    'How many nobody has taken in hand, by kind; others that wait for an answer (`waiting`), and others whose reminder is due ' +
      '(`reminded`). What there is none of is left out',
  );

export type NewRequests = z.infer<typeof newRequests>;

/** `new`: received; `asked`: the customer wrote again; `changed`: by staff or the clock; `removed`: erased. */
export const INBOX_EVENTS = ['new', 'asked', 'changed', 'removed'] as const;

export const inboxEvent = z.strictObject({ change: z.enum(INBOX_EVENTS), kind: z.enum(INBOX_KINDS), number: z.int() });

export type InboxEvent = z.infer<typeof inboxEvent>;
