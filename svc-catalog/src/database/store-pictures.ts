import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from '@dealership/service-kit/media';

const AT_ONCE = 2;

/** Puts pictures into the media store, two at a time; after a failure no further ones. Returns the address of each. */
export async function storePictures(
  dir: string,
  pictures: string[],
  media: MediaStore,
  log: (line: string) => void,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const waiting = [...pictures];
  const store = async (picture: string): Promise<void> => {
    try {
      addresses.set(picture, await media.put(await readFile(join(dir, picture))));
    } catch (cause) {
      waiting.length = 0;
      throw new Error(`${picture} could not be stored`, { cause });
    }
    log(`pictures ${addresses.size}/${pictures.length}`);
  };
  const work = async (): Promise<void> => {
    for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) await store(picture);
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const result of done) if (result.status === 'rejected') throw result.reason;
  return addresses;
}
