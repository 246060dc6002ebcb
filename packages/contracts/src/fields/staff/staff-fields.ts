import * as z from 'zod/mini';
import { hasFraction, parseAed } from '../../format/money.js';
import { LANGUAGES } from '../../languages/languages.js';
import { choice, messageKey, optionalLine, optionalText } from '../form-fields.js';
import { MAX_INT32 } from '../number-limits.js';
import type { StaffValidationMessageKey } from './staff-validation-messages.js';

const DATA_URL = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]+={0,2}$/;
const OWN_ADDRESS = /^(?=.{8,207}$)\/media(?:\/\w[\w.-]*)+$/;

export const isPictureDataUrl = (text: string): boolean => DATA_URL.test(text);

function isWebAddress(text: string): boolean {
  // A URL parser drops or escapes control characters; PostgreSQL refuses NUL.
  if (text.length > 2000 || /\p{Cc}/u.test(text) || !URL.canParse(text)) return false;
  return new URL(text).protocol === 'https:';
}

/** A picture from staff: an address in this site's store, an https address, or the image file itself as a data URL. */
export const pictureField = z
  .string(messageKey('images'))
  .check(
    z.refine((text) => OWN_ADDRESS.test(text) || isPictureDataUrl(text) || isWebAddress(text), { error: messageKey('images') }),
  );

/** The language for writing to a customer. */
export const languageField = choice(
  LANGUAGES.map(({ code }) => code),
  'language',
);

/** An optional value, `null` when empty. */
export const orNull = <Field extends z.core.$ZodType>(field: Field) =>
  z.pipe(
    z.transform((given: unknown) => (given === '' ? null : given)),
    z.nullable(field),
  );

/** An optional picture, `null` when empty. */
export const optionalPicture = orNull(pictureField);

const MAX_PRICE = 9_999_999_999;

const isAed = [
  z.refine((value) => parseAed(value) !== undefined, { error: messageKey('price') }),
  z.refine((value) => (parseAed(value) ?? 0) <= MAX_PRICE, { error: messageKey('priceTooHigh') }),
];

const toAed = z.transform((value: unknown) => parseAed(value) ?? null);

/** Dirhams as a number or as people type them ('AED 450,000.50'); empty is `null`. */
export const amountField = z.pipe(z.unknown().check(...isAed), toAed);

/** Likewise in whole dirhams, as prices are shown, and above 0. */
export const priceField = z.pipe(
  z.unknown().check(
    z.refine((value) => !hasFraction(value), { error: messageKey('wholeDirhams'), abort: true }),
    z.refine((value) => parseAed(value) !== 0, { error: messageKey('priceZero'), abort: true }),
    ...isAed,
  ),
  toAed,
);

/** A list with a maximum length. */
export const listOf = <Item extends z.core.$ZodType>(item: Item, key: StaffValidationMessageKey, maximum: number) =>
  z.array(item, messageKey(key)).check(z.maxLength(maximum, messageKey(key)));

export const flag = z.boolean(messageKey('flag'));

export const wholeNumber = (minimum: number, maximum: number, message: string) =>
  z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message));

/** The id or the version of a record. */
export const recordNumber = (message: string) => wholeNumber(1, MAX_INT32, message);

const emptyToNull = (value: string | null | undefined): string | null | undefined => (value === '' ? null : value);

/** An optional line, `null` when empty. */
export const nullableLine = (maximum: number) => z.pipe(z.nullable(optionalLine(maximum)), z.transform(emptyToNull));

/** An optional text, `null` when empty. */
export const nullableText = (maximum: number) => z.pipe(z.nullable(optionalText(maximum)), z.transform(emptyToNull));

/**
 * The version staff saw when they began editing; the change is refused if somebody else changed the record since.
 * Without it the last change wins.
 */
export const versionField = z.optional(recordNumber(messageKey('version')));
