import { constants, existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from './checksums.ts';

// Suffix of the media store's temporary files, which it renames when complete.
const UNFINISHED = '.part';

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? -1;

async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const part = `${to}.restored${UNFINISHED}`;
  try {
    await copyFile(from, part, constants.COPYFILE_FICLONE);
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
}

/** False if the file system has no hard links, or no more for this file. */
async function linkWhole(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  return link(from, to).then(
    () => true,
    () => false,
  );
}

/**
 * Copies every picture missing in the other folder. Pictures are named by content and immutable, so the same name and
 * size means the same file.
 * @param earlier a folder whose files may be shared by hard links instead
 */
export async function copyMedia(from: string, to: string, earlier?: string): Promise<{ files: number; bytes: number }> {
  const sum = { files: 0, bytes: 0 };
  if (!existsSync(from)) return sum;
  for (const file of await filesBelow(from)) {
    if (file.endsWith(UNFINISHED)) continue;
    const bytes = await sizeOf(join(from, file));
    // Deleted since the folder was listed. Rows of a database that was read before may still name it.
    if (bytes < 0) continue;
    const known = earlier && join(earlier, file);
    const isLinked = known && (await sizeOf(known)) === bytes && (await linkWhole(known, join(to, file)));
    if (!isLinked && (await sizeOf(join(to, file))) !== bytes) await copyWhole(join(from, file), join(to, file));
    sum.files += 1;
    sum.bytes += bytes;
  }
  return sum;
}
