import { AppError } from '../errors/app-error.js';
import type { MediaStore } from './media-store.js';

/** Largest document in bytes. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

const BEGINNING = '%PDF-';
const END = '%%EOF';
/** What programs leave after the end. */
const END_WITHIN = 1024;

// By the content, whatever its name says; one that was cut off on its way has no end.
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, BEGINNING.length).toString('latin1') === BEGINNING && bytes.subarray(-END_WITHIN).includes(END);

/**
 * Puts a document that somebody sent into the store: a PDF file, checked by its content and size.
 * @param path the field that an error names
 * @returns its address, as the rows keep it
 */
export async function storeSentDocument(bytes: Buffer, media: MediaStore, path: string): Promise<string> {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw AppError.forField('DOCUMENT_TOO_LARGE', path);
  if (!isPdf(bytes)) throw AppError.forField('DOCUMENT_NOT_ACCEPTED', path);
  return media.putDocument(bytes);
}
