import { isPictureDataUrl } from '@dealership/contracts';
import { AppError } from '../errors/app-error.js';
import type { MediaStore } from './media-store.js';
import { copyPicture, type PictureCopy } from './picture-copy.js';

/** Largest picture file in bytes. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

// By content, not name: uploads must never reach decoders for vectors or documents.
const KNOWN: ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  // The first frame of an animation.
  (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
  (bytes) => startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4),
];

/** The result for an uploaded picture, validated by content, size and pixel count. */
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

/** Whether these bytes start like a supported picture. */
export const isPicture = (bytes: Buffer): boolean => KNOWN.some((matches) => matches(bytes));

/**
 * Validates an uploaded picture by content, size and pixel count, re-encodes it without metadata and stores it.
 * @param path the field for errors
 * @returns its address, as stored in rows
 */
export const storeSentPicture = (bytes: Buffer, media: MediaStore, path: string): Promise<string> =>
  ofPicture(bytes, path, () => media.put(bytes));

/** Re-encodes an uploaded picture in one size without metadata, which may reveal place and time. */
export const copyOfPicture = (bytes: Buffer, path: string): Promise<PictureCopy> =>
  ofPicture(bytes, path, () => copyPicture(bytes));

/** Address of a picture from staff: stores data URLs, keeps addresses. */
export const pictureAddress = async (given: string, media: MediaStore, path: string): Promise<string> =>
  isPictureDataUrl(given) ? storeSentPicture(Buffer.from(given.slice(given.indexOf(',') + 1), 'base64'), media, path) : given;

/** Addresses of a list of pictures. Sequential: encoding takes a core and much memory. */
export async function pictureAddresses(given: string[], media: MediaStore, path: string): Promise<string[]> {
  const addresses: string[] = [];
  for (const [index, picture] of given.entries()) addresses.push(await pictureAddress(picture, media, `${path}.${index}`));
  return addresses;
}
