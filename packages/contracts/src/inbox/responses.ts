import { z } from 'zod';
import { LANGUAGES } from '../languages.js';
import { moment } from '../staff/responses.js';
import { ANSWERS, INBOX_KINDS, INBOX_STATES } from './inbox.js';

/** A request as the inbox shows it; all of what was sent is in the list of its kind. */
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
  language: z.enum(LANGUAGES.map(({ code }) => code)),
  about: z.record(z.string(), z.union([z.string(), z.number()])).describe('The fields that say what it is about'),
  createdAt: moment,
  answeredAt: moment.nullable().describe('The first answer'),
  answer: z.enum(ANSWERS).nullable().describe('How that was given, where staff said so'),
  dueAt: moment
    .nullable()
    .describe('Until then it is to be answered; `null` while the clock is paused, and of requests before there was one'),
  minutesLeft: z.int().nullable().describe('Minutes of opening until then, negative afterwards; `null` once it was answered'),
  pause: z.string().nullable().describe('Why the clock stands still'),
  version: z.int().describe('Counts its changes'),
});

export type InboxRequest = z.infer<typeof inboxRequest>;

export const inboxPage = z.strictObject({
  first: z.array(inboxRequest).describe('On the first page: the request of that number, or those whose reminder is due'),
  items: z.array(inboxRequest),
  next: z.string().nullable().describe('The `cursor` of the next page; `null` on the last one'),
});

export type InboxPage = z.infer<typeof inboxPage>;

export const newRequests = z
  .partialRecord(z.enum(INBOX_KINDS), z.int())
  .describe('How many nobody has taken in hand, by kind; a kind without any is left out');

export type NewRequests = z.infer<typeof newRequests>;

/** `new`: it came; `changed`: what staff or the clock made of it; `removed`: it was erased. */
export const INBOX_EVENTS = ['new', 'changed', 'removed'] as const;

export const inboxEvent = z.strictObject({ change: z.enum(INBOX_EVENTS), kind: z.enum(INBOX_KINDS), number: z.int() });

export type InboxEvent = z.infer<typeof inboxEvent>;
