import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { storeSentDocument } from './document-input.js';
import { EncodingQueue } from './encoding-queue.js';
import { MediaStore } from './media-store.js';

const CONCURRENCY = 2;

/** Variables of the scripts that load demo data. */
export const demoDataEnv = { DEMO_DATA_DIR: z.string().min(1).describe('Folder that contains the demo data.') };

/** A JSON file of demo data: an array of one shape. Errors name the file and the field. */
export async function readDemoList<Item extends z.ZodType>(file: string, item: Item): Promise<z.infer<Item>[]> {
  const result = z.array(item).safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${file} is not demo data:\n${lines.join('\n')}`);
}

/** Address at which a demo file was stored. */
export type AddressOf = (picture: string) => string;

/**
 * Stores the demo pictures, some of which may exist already; two at a time, none after a failure.
 * @param pictures their paths below `dir`
 */
export async function storeDemoPictures(
  dir: string,
  pictures: string[],
  media: MediaStore,
  log: (line: string) => void,
): Promise<AddressOf> {
  const addresses = new Map<string, string>();
  const waiting = [...pictures];
  const store = async (picture: string, into: MediaStore): Promise<void> => {
    try {
      addresses.set(picture, await into.put(await readFile(join(dir, picture))));
    } catch (cause) {
      waiting.length = 0;
      throw new Error(`${picture} could not be stored`, { cause });
    }
    log(`pictures ${addresses.size}/${pictures.length}`);
  };
  const work = async (): Promise<void> => {
    // A process encodes one picture at a time, as any could be huge; these are small.
    const own = new MediaStore(media.files, new EncodingQueue());
    for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) await store(picture, own);
  };
  const done = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
  for (const result of done) if (result.status === 'rejected') throw result.reason;
  return (picture) => {
    const address = addresses.get(picture);
    if (!address) throw new Error(`${picture} is not in the media store`);
    return address;
  };
}

/** Stores the demo documents. Returns their addresses by path below `dir`. */
export async function storeDemoDocuments(dir: string, documents: string[], media: MediaStore): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const document of documents)
    addresses.set(document, await storeSentDocument(await readFile(join(dir, document)), media, document));
  return addresses;
}
