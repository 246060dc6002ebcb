import { isPictureDataUrl } from '@dealership/contracts';
import { AppError } from '../errors/app-error.js';
import type { MediaStore } from './media-store.js';

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

const refused = (code: 'PICTURE_NOT_ACCEPTED' | 'PICTURE_TOO_LARGE', path: string, cause?: unknown): AppError => {
  const error = new AppError(code, {}, { cause });
  return new AppError(code, {}, { cause, errors: [{ path, message: error.message }] });
};

/**
 * Puts a picture that somebody sent into the store: checked by its content, size and number of pixels, decoded and encoded anew,
 * without its metadata.
 * @param path the field that an error names
 * @returns its address, as the rows keep it
 */
export async function storeSentPicture(bytes: Buffer, media: MediaStore, path: string): Promise<string> {
  if (bytes.length > MAX_PICTURE_BYTES) throw refused('PICTURE_TOO_LARGE', path);
  if (!KNOWN.some((matches) => matches(bytes))) throw refused('PICTURE_NOT_ACCEPTED', path);
  try {
    return await media.put(bytes);
  } catch (cause) {
    if (!(cause instanceof Error) || (cause as NodeJS.ErrnoException).code) throw cause;
    throw refused(/pixel limit/.test(cause.message) ? 'PICTURE_TOO_LARGE' : 'PICTURE_NOT_ACCEPTED', path, cause);
  }
}

/** The address of a picture as staff gave it: a data URL is stored, an address stays. */
export const pictureAddress = async (given: string, media: MediaStore, path: string): Promise<string> =>
  isPictureDataUrl(given) ? storeSentPicture(Buffer.from(given.slice(given.indexOf(',') + 1), 'base64'), media, path) : given;

/** The addresses of a list of pictures. One after the other: each takes a core and much memory while it is encoded. */
export async function pictureAddresses(given: string[], media: MediaStore, path: string): Promise<string[]> {
  const addresses: string[] = [];
  for (const [index, picture] of given.entries()) addresses.push(await pictureAddress(picture, media, `${path}.${index}`));
  return addresses;
}
