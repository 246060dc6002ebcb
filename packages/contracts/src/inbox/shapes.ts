import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { INBOX_KINDS, INBOX_SORTS, INBOX_STATES, INBOX_VIEWS, inboxChange } from './inbox.js';
import { inboxEvent, inboxPage, inboxRequest, newRequests } from './responses.js';

const nameParams = z.strictObject({ name: z.string().describe('Kind and number, `contact-117`') });

export const listInbox = {
  summary: 'Requests of all kinds, page by page',
  query: z.strictObject({
    view: z.enum(INBOX_VIEWS).optional().describe('`waiting`: not answered yet; without it all'),
    kind: z.enum(INBOX_KINDS).optional(),
    state: z.enum(INBOX_STATES).optional().describe('Without it everything but spam'),
    tag: z.string().optional(),
    q: z.string().optional().describe('The number with or without #, or a part of name, e-mail address or phone number'),
    sort: z.enum(INBOX_SORTS).optional().describe('`due`: what runs out first, of those that nobody has answered'),
    cursor: z.string().optional().describe('`next` of the page before'),
    pageSize: z.int().min(1).max(100).optional(),
  }),
  response: inboxPage,
} satisfies Shape;
export const listInboxTags = {
  summary: 'The tags that requests have, the most frequent first',
  response: z.array(z.string()),
} satisfies Shape;
export const countNewRequests = {
  summary: 'How many requests nobody has taken in hand',
  response: newRequests,
} satisfies Shape;
export const listenToInbox = {
  summary:
    'Server-sent events: what happens to requests. With `Last-Event-ID` it goes on where a stream was cut; an event may come twice. After `event: reset` the list is to be read again',
  event: inboxEvent,
  responseType: 'text/event-stream',
} satisfies Shape;
export const getInboxRequest = {
  summary: 'A request as the inbox shows it',
  params: nameParams,
  response: inboxRequest,
} satisfies Shape;
export const listSamePerson = {
  summary: 'What else came from the same e-mail address or phone number, newest first, at most 50',
  params: nameParams,
  response: z.array(inboxRequest),
} satisfies Shape;
export const updateInboxRequest = {
  summary: 'Change owner, state, tags or reminder of a request, or say that it was answered',
  params: nameParams,
  body: inboxChange,
  bodyExample: { answer: 'call', version: 3 },
  response: inboxRequest,
} satisfies Shape;
