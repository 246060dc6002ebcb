import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from './checksums.ts';

// The media store writes under such a name and renames when the file is whole.
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

/**
 * Copies every picture that the other folder does not have. They are named by their content and never changed, so a file of
 * the same name and size is the same.
 */
export async function copyMedia(from: string, to: string): Promise<{ files: number; bytes: number }> {
  const sum = { files: 0, bytes: 0 };
  if (!existsSync(from)) return sum;
  for (const file of await filesBelow(from)) {
    if (file.endsWith(UNFINISHED)) continue;
    const bytes = await sizeOf(join(from, file));
    // Removed since the folder was listed: it belonged to no row.
    if (bytes < 0) continue;
    if ((await sizeOf(join(to, file))) !== bytes) await copyWhole(join(from, file), join(to, file));
    sum.files += 1;
    sum.bytes += bytes;
  }
  return sum;
}
