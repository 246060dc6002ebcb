import type { Readable } from 'node:stream';
import { documentAddress, isDocumentAddress, mediaAddress, readMediaAddress } from '@dealership/contracts';

/** A file on this machine's disk, below `folder`; or what the object store answered. */
export type FoundFile = { folder: string } | { status: 200 | 304; headers: Record<string, string>; body?: Readable };

export interface StoredFile {
  key: string;
  /** When it was written, or renewed. */
  modifiedAt: Date;
  bytes: number;
}

/**
 * The files of the media store. Keys: `<picture id>/<width>.<format>`, `<document id>/document.pdf`, and `private/<id>/file` for
 * files without a public address. A file never changes once it is written.
 */
export interface MediaFiles {
  /**
   * True when the file is there; it is young again from now on, so that nobody takes it away as unused before a row names it. Else it
   * must be written.
   */
  renew(key: string): Promise<boolean>;
  /** `cacheControl`: what an object store says of it; without, as of what the site shows to everybody. */
  write(key: string, bytes: Buffer, contentType: string, cacheControl?: string): Promise<void>;
  /** `knownTag`: the ETag of what the caller has already. */
  find(key: string, knownTag?: string): Promise<FoundFile | undefined>;
  /** The bytes of a file; undefined where it is not there. */
  open(key: string): Promise<Readable | undefined>;
  /** Every file of every picture and document, those of one picture one after the other. */
  list(): AsyncIterable<StoredFile>;
  remove(key: string): Promise<void>;
}

/** For as long as browsers keep anything: an address names its content. In seconds. */
export const MEDIA_MAX_AGE = 31_536_000;

export const MEDIA_CACHE_CONTROL = `public, max-age=${MEDIA_MAX_AGE}, immutable`;

/** True for what the media store names a picture or a document; a folder or bucket may hold other things too. */
export const isStoredId = (name: string): boolean =>
  readMediaAddress(mediaAddress(name, 1, 'webp'))?.id === name || isDocumentAddress(documentAddress(name));

export const PDF_TYPE = 'application/pdf';
