import type { Readable } from 'node:stream';
import type { MediaFiles } from '../media/files/media-files.js';
import { type MediaOptions, openMediaFiles } from '../media/media-options.js';

const TYPE = 'application/octet-stream';

// Three segments: /media addresses have fewer, and the clean-up of unused pictures ignores such folders.
const keyOf = (id: string): string => `private/${id}/file`;

/** Files of the media store without a public address. The service that owns the row authorises access. */
export class PrivateFiles {
  constructor(private readonly files: MediaFiles) {}

  /** @param id a UUID */
  write(id: string, bytes: Buffer): Promise<void> {
    return this.files.write(keyOf(id), bytes, TYPE, 'private, no-store');
  }

  /** Undefined if the file does not exist. */
  open(id: string): Promise<Readable | undefined> {
    return this.files.open(keyOf(id));
  }

  /** Already deleted is fine. */
  remove(id: string): Promise<void> {
    return this.files.remove(keyOf(id));
  }
}

/** The private files of a media store. */
export const openPrivateFiles = async (options: MediaOptions): Promise<PrivateFiles> =>
  new PrivateFiles(await openMediaFiles(options));
