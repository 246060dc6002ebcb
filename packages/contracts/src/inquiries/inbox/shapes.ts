import { z } from 'zod';
import type { Shape } from '../../endpoint/endpoint.js';
import { cursorQuery, lineParameter, recordId, searchText } from '../../fields/parameters.js';
import { INBOX_STATES } from '../requests/leads/request-states.js';
import { customerMerge, customerUnmerge } from './customer.js';
import { customerFile } from './customer-responses.js';
import { enteredRequest } from './entered-request.js';
import { FORM_KINDS, FORMER_UNANSWERED, INBOX_KINDS, INBOX_SORTS, INBOX_VIEWS, inboxChange, MAX_TAG } from './inbox.js';
import { messageDraft, newMessage } from './messages.js';
import {
  attachment,
  conversationMessage,
  inboxCounts,
  inboxEvent,
  inboxPage,
  inboxRequest,
  messagePreview,
  newRequests,
  replyDraft,
  replyPromise,
  siteEmail,
} from './responses.js';

const keyParams = z.strictObject({
  key: z.string().max(60).describe('The kind and number of the request, such as `contact-117`.'),
});

export type RequestKeyParams = z.output<typeof keyParams>;

export const getReplyPromise = {
  summary: 'Returns the promised reply time for a kind of request, in the wording of its form.',
  params: z.strictObject({ kind: z.enum(FORM_KINDS) }),
  response: replyPromise,
} satisfies Shape;

const countsQuery = z.strictObject({
  view: z
    .enum([...INBOX_VIEWS, FORMER_UNANSWERED])
    .default('all')
    .transform((view) => (view === FORMER_UNANSWERED ? 'unanswered' : view))
    .describe('The view; all requests by default. `unanswered`: only requests that wait for an answer, formerly `waiting`.'),
  kind: z.enum(INBOX_KINDS).optional(),
  tag: lineParameter(MAX_TAG).optional(),
  vehicle: recordId.optional().describe('The ID of the vehicle in stock that the requests are about.'),
  q: searchText
    .optional()
    .describe('The number with or without `#`, or part of a name, e-mail address, phone number or of the text.'),
  sort: z
    .enum(INBOX_SORTS)
    .optional()
    .describe('The sort order. `due`: only requests that wait for an answer, the earliest deadline first.'),
});

const listQuery = z.strictObject({
  ...countsQuery.shape,
  state: z.enum(INBOX_STATES).optional().describe('The state of the requests; all except spam by default.'),
  ...cursorQuery.shape,
});

/** The filter of the inbox, without a page. */
export type InboxCountsQuery = z.output<typeof countsQuery>;

/** The filter and the page. */
export type InboxQuery = z.output<typeof listQuery>;

export const listInbox = {
  summary: 'Returns a page of requests of all kinds.',
  query: listQuery,
  response: inboxPage,
} satisfies Shape;
export const enterRequest = {
  summary: 'Stores a request that reached staff by phone, by WhatsApp or in the showroom. No e-mail is sent to the customer.',
  body: enteredRequest,
  bodyExample: {
    channel: 'call',
    customer: { firstName: 'Omar', lastName: 'Saleh', phone: '+971501234567', language: 'en' },
    ...{ subject: 'Our inventory', message: 'Would like to see the G 63 on Thursday.', vehicleId: 7, own: true },
  },
  response: inboxRequest,
  status: 201,
  idempotencyKey: 'optional',
} satisfies Shape;
export const listInboxTags = {
  summary: 'Returns the tags in use, the most frequent first.',
  response: z.array(z.string()),
} satisfies Shape;
export const countInbox = {
  summary: 'Returns the number of requests in each state.',
  query: countsQuery,
  response: inboxCounts,
} satisfies Shape;
export const countNewRequests = {
  summary: 'Returns the number of new requests, of requests that wait for an answer and of requests with a due reminder.',
  response: newRequests,
} satisfies Shape;
export const listenToInbox = {
  summary:
    'Streams changes to requests as server-sent events. With `Last-Event-ID`, an interrupted stream resumes; an event may be ' +
    'sent twice. After `event: reset`, read the list again.',
  event: inboxEvent,
  responseType: 'text/event-stream',
} satisfies Shape;
export const getInboxRequest = {
  summary: 'Returns a request of the inbox.',
  params: keyParams,
  response: inboxRequest,
} satisfies Shape;
export const listSameCustomer = {
  summary: 'Returns up to 50 other requests from the same e-mail address or phone number, newest first.',
  params: keyParams,
  response: z.array(inboxRequest),
} satisfies Shape;
export const getCustomerFile = {
  summary:
    'Returns a page of the contact history of the customer behind a request, newest first: everything from their e-mail address ' +
    'or phone number and from merged addresses.',
  params: keyParams,
  query: cursorQuery,
  response: customerFile,
} satisfies Shape;
export const mergeCustomer = {
  summary: 'Records that another e-mail address belongs to the same customer.',
  params: keyParams,
  body: customerMerge,
  bodyExample: { email: 'omar@customers.example', reason: 'Said so on the telephone', version: 'e3b0c44298fc1c14' },
  response: customerFile,
  status: 201,
} satisfies Shape;
export const unmergeCustomer = {
  summary: 'Removes the record that two e-mail addresses belong to the same customer.',
  params: z.strictObject({ ...keyParams.shape, id: recordId }),
  body: customerUnmerge,
  bodyExample: { version: 'e3b0c44298fc1c14' },
  response: customerFile,
} satisfies Shape;
export const updateInboxRequest = {
  summary: 'Updates the owner, state, tags or reminder of a request, or records that it was answered.',
  params: keyParams,
  body: inboxChange,
  bodyExample: { answer: 'call', version: 3 },
  response: inboxRequest,
} satisfies Shape;
export const withdrawEnteredRequest = {
  summary: 'Deletes a request that the caller entered, as long as nobody has written in it.',
  params: keyParams,
  query: z.strictObject({ version: recordId.describe('The version that the caller has seen.') }),
  status: 204,
} satisfies Shape;
export const uploadAttachment = {
  summary: 'Uploads an attachment for a message: PDF, JPEG, PNG, WebP, HEIC or text, at most 10 MB.',
  params: keyParams,
  query: z.strictObject({ name: lineParameter(300, 1).describe('The name of the file.') }),
  bodyType: 'application/octet-stream',
  response: attachment,
  status: 201,
} satisfies Shape;
export const getAttachment = {
  summary: 'Downloads an attachment of a conversation.',
  params: z.strictObject({ ...keyParams.shape, id: z.uuid() }),
  responseType: '*/*',
} satisfies Shape;
export const listMessages = {
  summary: 'Returns the messages of a request, oldest first, at most the last 200.',
  params: keyParams,
  response: z.array(conversationMessage),
} satisfies Shape;
export const listSiteEmails = {
  summary: 'Returns the e-mails that the site sent to the customer about a request, oldest first; replies are messages.',
  params: keyParams,
  response: z.array(siteEmail),
} satisfies Shape;
export const getMessageMail = {
  summary: 'Returns the original e-mail of a received message, as long as it is retained.',
  params: z.strictObject({ ...keyParams.shape, id: recordId }),
  responseType: 'message/rfc822',
} satisfies Shape;
export const getReplyDraft = {
  summary: 'Returns the initial content of a reply to a request.',
  params: keyParams,
  response: replyDraft,
} satisfies Shape;
export const writeMessage = {
  summary: 'Sends a reply to a request by e-mail, or records one that was sent by WhatsApp. It counts as an answer.',
  params: keyParams,
  body: newMessage,
  bodyExample: {
    channel: 'email',
    subject: 'Your inquiry about the 2024 Aurelio Vento · CM-2026-00117',
    text: 'The car is available.',
    attachments: [],
    version: 3,
  },
  response: conversationMessage,
  status: 201,
  idempotencyKey: 'required',
} satisfies Shape;
export const previewMessage = {
  summary: 'Returns a preview of the e-mail of a reply.',
  params: keyParams,
  body: messageDraft,
  response: messagePreview,
} satisfies Shape;
export const resendMessage = {
  summary: 'Sends a reply again that the mail server has not accepted.',
  params: z.strictObject({ ...keyParams.shape, id: recordId }),
  response: conversationMessage,
} satisfies Shape;
