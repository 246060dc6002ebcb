import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from '@dealership/service-kit/media';

/** Puts pictures into the media store, where svc-catalog may have put some of them already. Returns the address of each. */
export async function storePictures(
  dir: string,
  pictures: string[],
  media: MediaStore,
  log: (line: string) => void,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const picture of pictures) {
    try {
      addresses.set(picture, await media.put(await readFile(join(dir, picture))));
    } catch (cause) {
      throw new Error(`${picture} could not be stored`, { cause });
    }
    log(`pictures ${addresses.size}/${pictures.length}`);
  }
  return addresses;
}
