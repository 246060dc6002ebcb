import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'test', 'test-results', '.cache']);
const NOT_BUILT = /\.test\.tsx?$|\.tsbuildinfo$/;

function* sources(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (NOT_SOURCES.has(entry.name) || NOT_BUILT.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (entry.isFile()) yield path;
  }
}

/** Changes with any file that can affect the build of this folder, or any of the extra words. */
export function contentHash(folder: string, words: string[]): string {
  const hash = createHash('sha256');
  for (const word of words) hash.update(`${word}\0`);
  for (const path of sources(folder)) hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}
