import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** As `sha256sum` writes and checks it: `cd <backup> && sha256sum --check --quiet SHA256SUMS`. */
const FILE = 'SHA256SUMS';

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The files below a folder, as paths with slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(folder.length + 1)).sort();
}

export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of await filesBelow(folder)) lines.push(`${await sha256Of(join(folder, file))}  ${file}\n`);
  await writeFile(join(folder, FILE), lines.join(''));
}

const problemOf = async (folder: string, file: string, wanted: string): Promise<string | undefined> => {
  try {
    return (await sha256Of(join(folder, file))) === wanted ? undefined : `${file}: is not what was backed up`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return `${file}: is missing`;
    throw error;
  }
};

/** Throws naming every file that is missing or changed. */
export async function checkChecksums(folder: string): Promise<void> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((cause) => {
    throw new Error(`${folder} is not a complete backup: it has no ${FILE}`, { cause });
  });
  const problems: string[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const problem = await problemOf(folder, line.slice(66), line.slice(0, 64));
    if (problem) problems.push(problem);
  }
  if (problems.length) throw new Error(`The backup is damaged:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
