import { isPictureDataUrl } from '@dealership/contracts';
import { AppError } from '../errors/app-error.js';
import type { MediaStore } from './media-store.js';
import { copyPicture, type PictureCopy } from './picture-copy.js';

/** Largest picture file in bytes. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

// By the content, whatever its name or address says: a decoder for vectors or documents must never see what people upload.
const KNOWN: ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  // The first picture of one that moves.
  (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
  (bytes) => startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4),
];

/** What is made of a picture that somebody sent, which is checked by its content, size and number of pixels. */
async function ofPicture<Made>(bytes: Buffer, path: string, make: () => Promise<Made>): Promise<Made> {
  if (bytes.length > MAX_PICTURE_BYTES) throw AppError.forField('PICTURE_TOO_LARGE', path);
  if (!isPicture(bytes)) throw AppError.forField('PICTURE_NOT_ACCEPTED', path);
  try {
    return await make();
  } catch (cause) {
    if (!(cause instanceof Error) || (cause as NodeJS.ErrnoException).code) throw cause;
    const code = /pixel limit/.test(cause.message) ? 'PICTURE_TOO_LARGE' : 'PICTURE_NOT_ACCEPTED';
    throw AppError.forField(code, path, {}, cause);
  }
}

/** Whether these bytes begin as a picture does that the store takes. */
export const isPicture = (bytes: Buffer): boolean => KNOWN.some((matches) => matches(bytes));

/**
 * Puts a picture that somebody sent into the store: checked by its content, size and number of pixels, decoded and encoded anew,
 * without its metadata.
 * @param path the field that an error names
 * @returns its address, as the rows keep it
 */
export const storeSentPicture = (bytes: Buffer, media: MediaStore, path: string): Promise<string> =>
  ofPicture(bytes, path, () => media.put(bytes));

/** A picture that somebody sent, encoded anew in one size, without its metadata: where and when it was taken is nobody's business. */
export const copyOfPicture = (bytes: Buffer, path: string): Promise<PictureCopy> =>
  ofPicture(bytes, path, () => copyPicture(bytes));

/** The address of a picture as staff gave it: a data URL is stored, an address stays. */
export const pictureAddress = async (given: string, media: MediaStore, path: string): Promise<string> =>
  isPictureDataUrl(given) ? storeSentPicture(Buffer.from(given.slice(given.indexOf(',') + 1), 'base64'), media, path) : given;

/** The addresses of a list of pictures. One after the other: each takes a core and much memory while it is encoded. */
export async function pictureAddresses(given: string[], media: MediaStore, path: string): Promise<string[]> {
  const addresses: string[] = [];
  for (const [index, picture] of given.entries()) addresses.push(await pictureAddress(picture, media, `${path}.${index}`));
  return addresses;
}
