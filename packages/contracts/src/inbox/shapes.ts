import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { FORM_KINDS, INBOX_KINDS, INBOX_SORTS, INBOX_STATES, INBOX_VIEWS, inboxChange } from './inbox.js';
import { messageDraft, newMessage } from './messages.js';
import { personMerge, personUnmerge } from './person.js';
import { personFile } from './person-responses.js';
import {
  attachment,
  conversationMessage,
  inboxCounts,
  inboxEvent,
  inboxPage,
  inboxRequest,
  messagePreview,
  newRequests,
  replyPromise,
  replyStart,
} from './responses.js';

const nameParams = z.strictObject({ name: z.string().describe('Kind and number, `contact-117`') });

export const getReplyPromise = {
  summary: 'Until when requests of a kind are answered, in the words of their form',
  params: z.strictObject({ kind: z.enum(FORM_KINDS) }),
  response: replyPromise,
} satisfies Shape;

const inboxQuery = z.strictObject({
  view: z.enum(INBOX_VIEWS).optional().describe('`waiting`: somebody waits for an answer; without it all'),
  kind: z.enum(INBOX_KINDS).optional(),
  tag: z.string().optional(),
  q: z.string().optional().describe('The number with or without #, or a part of name, e-mail address or phone number'),
  sort: z.enum(INBOX_SORTS).optional().describe('`due`: what runs out first, of those that wait for an answer'),
});

export const listInbox = {
  summary: 'Requests of all kinds, page by page',
  query: z.strictObject({
    ...inboxQuery.shape,
    state: z.enum(INBOX_STATES).optional().describe('Without it everything but spam'),
    cursor: z.string().optional().describe('`next` of the page before'),
    pageSize: z.int().min(1).max(100).optional(),
  }),
  response: inboxPage,
} satisfies Shape;
export const listInboxTags = {
  summary: 'The tags that requests have, the most frequent first',
  response: z.array(z.string()),
} satisfies Shape;
export const countInbox = {
  summary: 'How many requests the inbox has in each state',
  query: inboxQuery,
  response: inboxCounts,
} satisfies Shape;
export const countNewRequests = {
  summary: 'How many requests nobody has taken in hand, wait for an answer, or have a reminder that is due',
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
export const getPersonFile = {
  summary:
    'All that came from the e-mail address or phone number of a request, and from addresses that were merged with it, newest first',
  params: nameParams,
  query: z.strictObject({
    cursor: z.string().optional().describe('`next` of the page before'),
    pageSize: z.int().min(1).max(100).optional(),
  }),
  response: personFile,
} satisfies Shape;
export const mergePerson = {
  summary: 'Say that another e-mail address is the same person’s',
  params: nameParams,
  body: personMerge,
  bodyExample: { email: 'omar@customers.example', reason: 'Said so on the telephone', version: 'e3b0c44298fc1c14' },
  response: personFile,
  status: 201,
} satisfies Shape;
export const unmergePerson = {
  summary: 'Take back that two e-mail addresses are the same person’s',
  params: z.strictObject({ ...nameParams.shape, id: z.int() }),
  body: personUnmerge,
  bodyExample: { version: 'e3b0c44298fc1c14' },
  response: personFile,
} satisfies Shape;
export const updateInboxRequest = {
  summary: 'Change owner, state, tags or reminder of a request, or say that it was answered',
  params: nameParams,
  body: inboxChange,
  bodyExample: { answer: 'call', version: 3 },
  response: inboxRequest,
} satisfies Shape;
export const uploadAttachment = {
  summary: 'Send a file that a message is to have: PDF, JPEG, PNG, WebP, HEIC or text, at most 10 MB',
  params: nameParams,
  query: z.strictObject({ name: z.string().describe('Of the file') }),
  bodyType: 'application/octet-stream',
  response: attachment,
  status: 201,
} satisfies Shape;
export const getAttachment = {
  summary: 'A file of a conversation, to be saved',
  params: z.strictObject({ ...nameParams.shape, id: z.uuid() }),
  responseType: '*/*',
} satisfies Shape;
export const listMessages = {
  summary: 'What was written about a request after it came, oldest first, at most the last 200',
  params: nameParams,
  response: z.array(conversationMessage),
} satisfies Shape;
export const getMessageMail = {
  summary: 'The mail by which a message came, as it came, while it is kept',
  params: z.strictObject({ ...nameParams.shape, id: z.int() }),
  responseType: 'message/rfc822',
} satisfies Shape;
export const startReply = {
  summary: 'What a reply to a request begins with',
  params: nameParams,
  response: replyStart,
} satisfies Shape;
export const writeMessage = {
  summary: 'Reply to a request by e-mail, or say what was sent by WhatsApp. It counts as an answer',
  params: nameParams,
  body: newMessage,
  bodyExample: {
    channel: 'email',
    subject: 'Re: We have received your message',
    text: 'The car is available.',
    attachments: [],
    version: 3,
  },
  response: conversationMessage,
  status: 201,
  idempotencyKey: 'required',
} satisfies Shape;
export const previewMessage = {
  summary: 'A reply as its letter will be',
  params: nameParams,
  body: messageDraft,
  response: messagePreview,
} satisfies Shape;
export const retryMessage = {
  summary: 'Send a reply again that the mail server did not take',
  params: z.strictObject({ ...nameParams.shape, id: z.int() }),
  response: conversationMessage,
} satisfies Shape;
