import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from '@dealership/service-kit/media';

const AT_ONCE = 2;

/** Puts pictures into the media store, two at a time. Returns the address of each. */
export async function storePictures(
  dir: string,
  pictures: string[],
  media: MediaStore,
  log: (line: string) => void,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const waiting = pictures.values();
  const work = async (): Promise<void> => {
    for (const picture of waiting) {
      const bytes = await readFile(join(dir, picture));
      const address = await media.put(bytes).catch((cause: unknown) => {
        throw new Error(`${picture} could not be stored`, { cause });
      });
      addresses.set(picture, address);
      log(`pictures ${addresses.size}/${pictures.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return addresses;
}
