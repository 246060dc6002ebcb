import type { Readable } from 'node:stream';
import { documentAddress, isDocumentAddress, mediaAddress, readMediaAddress } from '@dealership/contracts';

/** A local file below `folder`; or the object store's answer. */
export type FoundFile = { folder: string } | { status: 200 | 304; headers: Record<string, string>; body?: Readable };

export interface StoredFile {
  key: string;
  /** When it was written or renewed. */
  modifiedAt: Date;
  bytes: number;
}

/**
 * Files of the media store. Keys: `<picture id>/<width>.<format>`, `<document id>/document.pdf`, and
 * `private/<id>/file` for files without a public address. Files are immutable.
 */
export interface MediaFiles {
  /**
   * True if the file exists; renews its time, so that it is not removed as unused before a row refers to it. Otherwise
   * it must be written.
   */
  renew(key: string): Promise<boolean>;
  /** `cacheControl`: for an object store; the default is that of public files. */
  write(key: string, bytes: Buffer, contentType: string, cacheControl?: string): Promise<void>;
  /** `knownTag`: the caller's ETag. */
  find(key: string, knownTag?: string): Promise<FoundFile | undefined>;
  /** The bytes of a file; undefined if it does not exist. */
  open(key: string): Promise<Readable | undefined>;
  /** All files of all pictures and documents, grouped by picture. `id`: only of this one. */
  list(id?: string): AsyncIterable<StoredFile>;
  remove(key: string): Promise<void>;
}

/** Immutable, because addresses are content hashes. In seconds. */
export const MEDIA_MAX_AGE = 31_536_000;

export const MEDIA_CACHE_CONTROL = `public, max-age=${MEDIA_MAX_AGE}, immutable`;

/** True for ids of the media store; a folder or bucket may contain other things. */
export const isStoredId = (name: string): boolean =>
  readMediaAddress(mediaAddress(name, 1))?.id === name || isDocumentAddress(documentAddress(name));

export const PDF_TYPE = 'application/pdf';
