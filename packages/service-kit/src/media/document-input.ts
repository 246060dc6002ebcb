import { AppError } from '../errors/app-error.js';
import type { MediaStore } from './media-store.js';

/** Largest document in bytes. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

const BEGINNING = '%PDF-';
const END = '%%EOF';
/** Bytes that programs append after the end. */
const END_WITHIN = 1024;

// By content, not name; a truncated file has no end marker.
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, BEGINNING.length).toString('latin1') === BEGINNING && bytes.subarray(-END_WITHIN).includes(END);

/**
 * Validates an uploaded PDF by content and size, and stores it.
 * @param path the field for errors
 * @returns its address, as stored in rows
 */
export async function storeSentDocument(bytes: Buffer, media: MediaStore, path: string): Promise<string> {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw AppError.forField('DOCUMENT_TOO_LARGE', path);
  if (!isPdf(bytes)) throw AppError.forField('DOCUMENT_NOT_ACCEPTED', path);
  return media.putDocument(bytes);
}
