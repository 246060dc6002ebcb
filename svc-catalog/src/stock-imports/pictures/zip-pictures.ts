import { buffer } from 'node:stream/consumers';
import { IMPORT_ZIP_FILES, staffValidationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { MAX_PICTURE_BYTES } from '@dealership/service-kit/media';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Maximum total size when unpacked; pictures barely shrink in a ZIP file. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const MAX_NAME_LENGTH = 500;

export interface ZipPicture {
  name: string;
  folder: string | null;
  stem: string;
  base: string | null;
  number: number;
  /** null: too large or corrupt. */
  bytes: Buffer | null;
}

const refused = (message: 'importZip' | 'importZipLarge', cause?: unknown): AppError =>
  AppError.invalidField('file', staffValidationMessages[message], cause);

const key = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** What stock numbers are matched against; undefined if the name is not a picture's. The name has no other use. */
function readName(name: string): Omit<ZipPicture, 'name' | 'bytes'> | undefined {
  const segments = name.split('/');
  const [, file] = /^([^.].*)\.(?:jpe?g|png|webp|avif|gif)$/i.exec(segments.at(-1) ?? '') ?? [];
  if (file === undefined || segments.includes('__MACOSX') || name.length > MAX_NAME_LENGTH || name.includes('\0'))
    return undefined;
  const [, base, number] = /^(.+?)[-_ ](\d{1,4})$/.exec(file) ?? [];
  const folder = segments.at(-2);
  return { folder: folder ? key(folder) : null, stem: key(file), base: base ? key(base) : null, number: Number(number ?? 0) };
}

async function unpacked(zip: ZipFile, entry: Entry): Promise<Buffer | null> {
  if (entry.uncompressedSize > MAX_PICTURE_BYTES) return null;
  try {
    // yauzl aborts a stream that is longer than its entry declares.
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch {
    return null;
  }
}

/**
 * The pictures of a ZIP file, one after the other.
 * @throws AppError VALIDATION_FAILED if it cannot be read, or would exceed the unpacked size
 */
export async function* zipPictures(bytes: Buffer): AsyncGenerator<ZipPicture> {
  let zip: ZipFile;
  const entries: Entry[] = [];
  try {
    zip = await fromBufferPromise(bytes);
    if (zip.entryCount > IMPORT_ZIP_FILES) throw refused('importZipLarge');
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch (error) {
    throw error instanceof AppError ? error : refused('importZip', error);
  }
  // Check before unpacking anything. Overlapping entries count separately.
  if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > MAX_UNPACKED_BYTES)
    throw refused('importZipLarge');
  for (const entry of entries) {
    const known = readName(entry.fileName);
    if (known) yield { name: entry.fileName, ...known, bytes: await unpacked(zip, entry) };
  }
}
