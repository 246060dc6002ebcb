import type { Readable } from 'node:stream';
import type { MediaFiles } from '../media/files/media-files.js';
import { type MediaSettings, openMediaFiles } from '../media/media-settings.js';

const TYPE = 'application/octet-stream';

// Three parts: no address of /media has as many, and the search for unused pictures knows no such folder.
const keyOf = (id: string): string => `private/${id}/file`;

/** Files of the media store that have no public address. Who knows an id is checked by the service that keeps its row. */
export class PrivateFiles {
  constructor(private readonly files: MediaFiles) {}

  /** @param id a UUID */
  write(id: string, bytes: Buffer): Promise<void> {
    return this.files.write(keyOf(id), bytes, TYPE, 'private, no-store');
  }

  /** Undefined where the file is not there. */
  open(id: string): Promise<Readable | undefined> {
    return this.files.open(keyOf(id));
  }

  /** What is gone already stays gone. */
  remove(id: string): Promise<void> {
    return this.files.remove(keyOf(id));
  }
}

/** The private files of a media store. */
export const openPrivateFiles = async (settings: MediaSettings): Promise<PrivateFiles> =>
  new PrivateFiles(await openMediaFiles(settings));
