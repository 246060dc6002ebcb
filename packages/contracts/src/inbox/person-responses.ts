import { z } from 'zod';
import { APPOINTMENT_STATES } from '../appointments/appointment.js';
import { NEWSLETTER_STATUSES } from '../inquiries/forms/newsletter-subscription.js';
import { moment } from '../staff/responses.js';
import { MESSAGE_CHANNELS, MESSAGE_DIRECTIONS } from './messages.js';
import { inboxRequest } from './responses.js';

const ofRequest = { id: z.int(), at: moment, request: z.string().describe('Kind and number of its request') };

const entries = [
  z.strictObject({ ...ofRequest, type: z.literal('request'), content: inboxRequest }),
  z.strictObject({
    ...ofRequest,
    type: z.literal('message'),
    direction: z.enum(MESSAGE_DIRECTIONS),
    channel: z.enum(MESSAGE_CHANNELS),
    author: z.string().nullable().describe('The member of staff who wrote it'),
    address: z.string().nullable().describe('To whom it went, or from whom it came'),
    subject: z.string(),
    text: z.string().describe('At most its first 600 characters'),
  }),
  z.strictObject({ ...ofRequest, type: z.literal('note'), text: z.string() }),
  z.strictObject({
    ...ofRequest,
    type: z.literal('appointment'),
    state: z.enum(APPOINTMENT_STATES),
    reason: z.string().nullable(),
  }),
  z.strictObject({
    ...ofRequest,
    type: z.literal('journey'),
    title: z.string(),
    done: z.int().describe('Steps that are done'),
    steps: z.int(),
  }),
  z.strictObject({
    ...ofRequest,
    request: z.null(),
    type: z.literal('letter'),
    event: z.string().describe('What it was about'),
    address: z.string(),
    state: z.enum(['pending', 'sending', 'sent', 'failed', 'withheld']),
  }),
  z.strictObject({
    ...ofRequest,
    request: z.null(),
    type: z.literal('newsletter'),
    address: z.string(),
    state: z.enum(NEWSLETTER_STATUSES),
  }),
  z.strictObject({
    ...ofRequest,
    request: z.null(),
    type: z.literal('alert'),
    address: z.string(),
    query: z.string().describe('What is looked for, as the query of `/inventory`'),
    state: z.enum(['pending', 'active', 'ended', 'spam']),
  }),
] as const;

export const personEntry = z.discriminatedUnion('type', entries);

/** An entry in a person's history. */
export type PersonEntry = z.infer<typeof personEntry>;

export const personFile = z.strictObject({
  version: z.string().describe('Changes with what is merged'),
  names: z.array(z.string()),
  emails: z.array(z.string()).describe('Their addresses in lower case: that of the request, and those merged with it'),
  phones: z.array(z.string()),
  sameNumber: z.array(z.string()).describe('Other addresses that gave one of these numbers, and are not merged'),
  requests: z.int().describe('How many there are'),
  links: z
    .array(
      z.strictObject({
        id: z.int(),
        emails: z.array(z.string()).describe('The two addresses that were merged'),
        reason: z.string(),
        author: z.string().nullable(),
        createdAt: moment,
      }),
    )
    .describe('What was merged by hand'),
  items: z.array(personEntry).describe('Newest first'),
  next: z.string().nullable().describe('The `cursor` of the next page; `null` on the last one'),
});

export type PersonFile = z.infer<typeof personFile>;
