import * as z from 'zod/mini';
import { optionalLine, say } from './form-fields.js';

const DATA_URL = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]+={0,2}$/;
const OWN_ADDRESS = /^(?=.{8,207}$)\/media(?:\/\w[\w.-]*)+$/;

export const isPictureDataUrl = (text: string): boolean => DATA_URL.test(text);

function isWebAddress(text: string): boolean {
  // A URL parser drops or escapes control characters, PostgreSQL refuses one of them.
  if (text.length > 2000 || /\p{Cc}/u.test(text) || !URL.canParse(text)) return false;
  return new URL(text).protocol === 'https:';
}

/** A picture as staff give it: an address of this site's store, an https address, or the image file itself as a data URL. */
export const pictureField = z
  .string(say('images'))
  .check(z.refine((text) => OWN_ADDRESS.test(text) || isPictureDataUrl(text) || isWebAddress(text), { error: say('images') }));

/** A picture that may be left out, which is kept as `null`. */
export const optionalPicture = z.pipe(
  z.transform((given: unknown) => (given === '' ? null : given)),
  z.nullable(pictureField),
);

export const flag = z.boolean(say('flag'));

export const wholeNumber = (minimum: number, maximum: number, message: string) =>
  z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message));

const orNull = (value: string | null | undefined): string | null | undefined => (value === '' ? null : value);

/** A line that may be empty, which is kept as `null`. */
export const nullableLine = (maximum: number) => z.pipe(z.nullable(optionalLine(maximum)), z.transform(orNull));

/**
 * The version of what staff saw when they began to change it; the change is refused when somebody else changed it since. Without one
 * the last change wins.
 */
export const versionField = z.optional(wholeNumber(1, 2_147_483_647, say('version')));
