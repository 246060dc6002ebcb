import * as z from 'zod/mini';
import type { ValidationMessageKey } from './validation-messages.js';

const say = (key: ValidationMessageKey) => key;

// Line breaks inside one line would forge e-mail headers; NUL and lone surrogates are refused by PostgreSQL.
const LINE_BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const UNSTORABLE = /[^\P{Cc}\t\n]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

const cleanLine = (text: string) => text.replace(LONE_SURROGATES, '\uFFFD').replace(LINE_BREAKING, ' ');

const cleanText = (text: string) => text.replace(LONE_SURROGATES, '\uFFFD').replace(/\r\n?/g, '\n').replace(UNSTORABLE, '');

/** What a person types into one line: control characters become spaces, trimmed, bounded. Lengths in UTF-16 code units. */
const line = (minimum: number, key: ValidationMessageKey, maximum = 100) =>
  z
    .string(say(key))
    .check(z.overwrite(cleanLine), z.trim(), z.minLength(minimum, say(key)), z.maxLength(maximum, say('tooLong')));

/** What a person types into a text field: line breaks are kept, as \n. */
const text = (minimum: number, key: ValidationMessageKey, maximum: number) =>
  z
    .string(say(key))
    .check(z.overwrite(cleanText), z.trim(), z.minLength(minimum, say(key)), z.maxLength(maximum, say('tooLong')));

export const personFields = {
  firstName: line(2, 'firstName'),
  lastName: line(2, 'lastName'),
  email: z.string(say('email')).check(z.trim(), z.email(say('email')), z.maxLength(254, say('tooLong'))),
};

/** A field that people never see. Whatever fills it in is kept, marked as spam. */
export const trapField = { website: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(500, say('tooLong')))) };

/** Body of `POST /api/contact`: the contact form and, with `vehicleId`, the inquiry about one vehicle. */
export const contactMessage = z.strictObject({
  ...personFields,
  phone: z.optional(z.string().check(z.overwrite(cleanLine), z.trim(), z.maxLength(40, say('tooLong')))),
  subject: line(1, 'subject', 300),
  message: text(10, 'message', 5000),
  vehicleId: z.optional(z.int(say('vehicleId')).check(z.positive(say('vehicleId')))),
  ...trapField,
});

export type ContactMessage = z.infer<typeof contactMessage>;

export const CONTACT_SUBJECTS = ['inventory', 'auction', 'import', 'consignment', 'other'] as const;

/** What the site answers when an inquiry is stored. `createdAt`: ISO 8601, UTC. */
export interface InquiryReceipt {
  id: number;
  createdAt: string;
}
