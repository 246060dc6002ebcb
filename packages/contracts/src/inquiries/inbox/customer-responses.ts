import { z } from 'zod';
import { timestamp } from '../../fields/timestamp.js';
import { languageSchema } from '../../fields/translated.js';
import { APPOINTMENT_STATES } from '../appointments/appointment.js';
import { NEWSLETTER_STATUSES } from '../newsletter/newsletter-subscription.js';
import { MESSAGE_CHANNELS, MESSAGE_DIRECTIONS } from './messages.js';
import { inboxRequest, siteEmail } from './responses.js';

const ofRequest = { id: z.int(), at: timestamp, request: z.string().describe('The kind and number of the request.') };

const entries = [
  z.strictObject({
    ...ofRequest,
    type: z.literal('request'),
    content: inboxRequest,
    text: z
      .string()
      .nullable()
      .describe('The first 600 characters of the text that was sent with the request; `null` if it has none.'),
  }),
  z.strictObject({
    ...ofRequest,
    type: z.literal('message'),
    direction: z.enum(MESSAGE_DIRECTIONS),
    channel: z.enum(MESSAGE_CHANNELS),
    author: z.string().nullable().describe('The member of staff who wrote the message.'),
    address: z.string().nullable().describe('The address of the recipient or sender.'),
    subject: z.string(),
    text: z.string().describe('The first 600 characters of the message at most.'),
    files: z.array(z.string()).describe('The names of the attachments.'),
  }),
  z.strictObject({
    ...ofRequest,
    type: z.literal('note'),
    author: z.string().nullable().describe('The member of staff who wrote the note.'),
    text: z.string(),
  }),
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
    done: z.int().describe('The number of completed steps.'),
    steps: z.int(),
  }),
  z.strictObject({ ...siteEmail.shape, request: z.null(), type: z.literal('email') }),
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
    query: z.string().describe('The search, as the query string of `/inventory`.'),
    state: z.enum(['pending', 'active', 'ended', 'spam']),
  }),
] as const;

const customerEntry = z.discriminatedUnion('type', entries);

/** An entry in a customer's history. */
export type CustomerEntry = z.infer<typeof customerEntry>;

export const customerFile = z.strictObject({
  version: z.string().describe('The version, which changes with the merged addresses.'),
  names: z.array(z.string()),
  emails: z
    .array(z.string())
    .describe("The customer's e-mail addresses in lower case: that of the request and those merged with it."),
  phones: z.array(z.string()),
  sameNumber: z
    .array(inboxRequest)
    .describe(
      'The latest request from each other e-mail address that was used with one of these phone numbers and is not merged; those ' +
        'of the same name first.',
    ),
  requests: z.int().describe('The number of requests, without spam.'),
  spam: z.int().describe('The number of requests that are marked as spam, which are left out.'),
  since: timestamp.describe('When the first request from one of these addresses arrived.'),
  lastContactAt: timestamp.describe('When the last request or message was sent, by the customer or by staff.'),
  languages: z.array(languageSchema).describe('The languages of the requests, the latest first.'),
  vehicles: z
    .array(
      z.strictObject({
        car: inboxRequest.shape.car.unwrap().nullable(),
        name: z.string().nullable().describe('The name as it was sent, or as the catalogue had it then.'),
      }),
    )
    .describe('The vehicles that the requests ask for, the latest first, at most 10.'),
  links: z
    .array(
      z.strictObject({
        id: z.int(),
        emails: z.array(z.string()).describe('The two merged addresses.'),
        reason: z.string(),
        author: z.string().nullable(),
        createdAt: timestamp,
      }),
    )
    .describe('The merges that were made manually.'),
  items: z.array(customerEntry).describe('The entries, newest first.'),
  next: z.string().nullable().describe('The `cursor` of the next page; `null` on the last page.'),
});

export type CustomerFile = z.infer<typeof customerFile>;
