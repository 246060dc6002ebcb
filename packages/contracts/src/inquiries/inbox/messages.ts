import * as z from 'zod/mini';
import { choice, line, messageKey, text } from '../../fields/form-fields.js';
import { MAX_REPLY, MAX_SUBJECT } from '../../fields/limits.js';
import { listOf, recordNumber } from '../../fields/staff/staff-fields.js';
import { placeholdersIn } from './reply-placeholders.js';

export const MESSAGE_DIRECTIONS = ['in', 'out'] as const;

/** Direction: `in`: from the customer, `out`: from staff. */
export type MessageDirection = (typeof MESSAGE_DIRECTIONS)[number];

/** `link`: the customer's page for a request. */
export const MESSAGE_CHANNELS = ['email', 'whatsapp', 'link'] as const;

export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Delivery status of outgoing messages. `failed`: the mail server refused it; `bounced`: it came back later. */
export const DELIVERY_STATES = ['queued', 'sent', 'failed', 'bounced'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Allowed attachment types by content, with their file extensions. The first one replaces any other extension. */
export const ATTACHMENT_TYPES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic'],
  'image/heif': ['heif', 'heic'],
  'text/plain': ['txt', 'csv'],
};

/** Largest file in bytes. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Per message. */
export const MAX_ATTACHMENTS = 10;

/** Total size of a message's files: mail servers accept some 25 MB, and encoding adds a third. */
export const MAX_MESSAGE_BYTES = 15 * 1024 * 1024;

export const MAX_ATTACHMENT_NAME = 120;

/** A message from staff to a customer. `subject`: of an e-mail. */
const draft = {
  channel: choice(['email', 'whatsapp'], 'option'),
  subject: z.optional(line(1, 'required', MAX_SUBJECT)),
  text: text(1, 'required', MAX_REPLY).check(
    z.refine((message) => placeholdersIn(message).length === 0, { error: messageKey('placeholderLeft') }),
  ),
  attachments: listOf(z.uuid(messageKey('attachments')), 'attachments', MAX_ATTACHMENTS),
};

/**
 * Body of `POST /api/inbox/:key/messages`: an e-mail, or a sent WhatsApp message. `version`: of the request, as staff
 * saw it.
 */
export const newMessage = z.strictObject({ ...draft, version: recordNumber(messageKey('version')) }).check(
  z.refine(({ channel, subject }) => channel !== 'email' || Boolean(subject), {
    path: ['subject'],
    error: messageKey('required'),
  }),
  z.refine(({ channel, attachments }) => channel === 'email' || attachments.length === 0, {
    path: ['attachments'],
    error: messageKey('attachments'),
  }),
);

export type NewMessage = z.infer<typeof newMessage>;

/** Body of `POST /api/inbox/:key/messages/preview`. */
export const messageDraft = z.strictObject({
  subject: line(1, 'required', MAX_SUBJECT),
  text: text(1, 'required', MAX_REPLY),
});

export type MessageDraft = z.infer<typeof messageDraft>;

/** URL that opens WhatsApp, with a prefilled text if there is one. `phone`: digits with the country code. */
export const whatsappLink = (phone: string, message = ''): string =>
  `https://wa.me/${phone}${message && `?${new URLSearchParams({ text: message })}`}`;
