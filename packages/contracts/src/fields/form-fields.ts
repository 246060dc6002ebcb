import * as z from 'zod/mini';
import { cleanEmail } from './email-address.js';
import { MAX_EMAIL, MAX_LINE, MAX_PHONE } from './limits.js';
import type { StaffValidationMessageKey } from './staff/staff-validation-messages.js';
import type { ValidationMessageKey } from './validation-messages.js';

type MessageKey = ValidationMessageKey | StaffValidationMessageKey;

/** A key of validation-messages or staff-validation-messages; the type catches typos. */
export const messageKey = (key: MessageKey) => key;

// Line breaks within a line would allow header injection into e-mails; PostgreSQL refuses NUL and lone surrogates.
const LINE_BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const UNSTORABLE = /[^\P{Cc}\t\n]/gu;
// They would let a name reverse the rest of an e-mail's subject.
const DIRECTION_OVERRIDES = /[\u202a-\u202e]/g;
const LONE_SURROGATES = /\p{Cs}/gu;

const cleanLine = (text: string) =>
  text.replace(LONE_SURROGATES, '\uFFFD').replace(LINE_BREAKING, ' ').replace(DIRECTION_OVERRIDES, '');

export const cleanText = (text: string) =>
  text.replace(LONE_SURROGATES, '\uFFFD').replace(/\r\n?/g, '\n').replace(UNSTORABLE, '');

/** A single-line input: control characters become spaces, trimmed, length-limited. Lengths in UTF-16 code units. */
export const line = (minimum: number, key: MessageKey, maximum = MAX_LINE) =>
  z
    .string(messageKey(key))
    .check(z.overwrite(cleanLine), z.trim(), z.minLength(minimum, messageKey(key)), z.maxLength(maximum, messageKey('tooLong')));

/** A multi-line input: line breaks are normalized to \n. */
export const text = (minimum: number, key: MessageKey, maximum: number) =>
  z
    .string(messageKey(key))
    .check(z.overwrite(cleanText), z.trim(), z.minLength(minimum, messageKey(key)), z.maxLength(maximum, messageKey('tooLong')));

/** An optional line. */
export const optionalLine = (maximum: number) =>
  z.optional(z.string().check(z.overwrite(cleanLine), z.trim(), z.maxLength(maximum, messageKey('tooLong'))));

/** An optional text. */
export const optionalText = (maximum: number) =>
  z.optional(z.string().check(z.overwrite(cleanText), z.trim(), z.maxLength(maximum, messageKey('tooLong'))));

/** One of a list of options. */
export const choice = <const Options extends readonly string[]>(options: Options, key: MessageKey) =>
  z.enum(options, { error: () => messageKey(key) });

const EAST_ASIAN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu;

/** A person's name: at least two letters, or one kanji or kana, which many names are. */
export const nameLine = (key: MessageKey) =>
  line(0, key).check(z.refine((name) => name.length + (name.match(EAST_ASIAN)?.length ?? 0) >= 2, { error: messageKey(key) }));

export const emailAddress = z
  .string(messageKey('email'))
  .check(z.overwrite(cleanEmail), z.email(messageKey('email')), z.maxLength(MAX_EMAIL, messageKey('tooLong')));

export const customerFields = { firstName: nameLine('firstName'), lastName: nameLine('lastName'), email: emailAddress };

/** A required phone number, as people write it. */
export const phoneField = { phone: line(10, 'phone', MAX_PHONE) };

/** The honeypot: a field people never see. A submission that fills it in is kept, marked as spam. */
export const honeypotField = {
  website: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(500, messageKey('tooLong')))),
};
