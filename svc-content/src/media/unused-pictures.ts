import { DAY_MS } from '@dealership/contracts';
import type { MediaFiles, StoredFile } from '@dealership/service-kit/media';

export interface UnusedPicture {
  id: string;
  keys: string[];
  bytes: number;
  /** Modification time of its newest file. */
  modifiedAt: Date;
}

/** Groups the files by picture. */
async function pictures(files: AsyncIterable<StoredFile>): Promise<Map<string, UnusedPicture>> {
  const found = new Map<string, UnusedPicture>();
  for await (const { key, bytes, modifiedAt } of files) {
    const id = key.slice(0, key.indexOf('/'));
    const picture = found.get(id) ?? { id, keys: [], bytes: 0, modifiedAt };
    picture.keys.push(key);
    picture.bytes += bytes;
    if (modifiedAt > picture.modifiedAt) picture.modifiedAt = modifiedAt;
    found.set(id, picture);
  }
  return found;
}

const isOld = ({ modifiedAt }: UnusedPicture): boolean => Date.now() - modifiedAt.getTime() > DAY_MS;

/**
 * The unused stored pictures, except those of the last day, whose rows may be about to be saved.
 * @param inUse returns the ids in use, called after listing the store
 */
export async function unusedPictures(files: MediaFiles, inUse: () => Promise<string[]>): Promise<UnusedPicture[]> {
  const stored = await pictures(files.list());
  for (const id of await inUse()) stored.delete(id);
  return [...stored.values()].filter(isOld);
}

/** Deletes a picture. False: it stays, since it was stored again or used after it was listed. */
export async function removeUnused(files: MediaFiles, id: string, inUse: () => Promise<string[]>): Promise<boolean> {
  if ((await inUse()).includes(id)) return false;
  // Last, since an upload renews the time before a row refers to the picture.
  const picture = (await pictures(files.list(id))).get(id);
  if (!picture || !isOld(picture)) return false;
  for (const key of picture.keys) await files.remove(key);
  return true;
}
