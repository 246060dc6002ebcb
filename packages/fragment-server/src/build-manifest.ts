import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ChunkFiles {
  scripts: string[];
  styles: string[];
}

/** `build.json`, as the browser build writes it: the addresses of its files by chunk. */
export interface BuildManifest {
  entry?: string;
  integrity?: string;
  chunks: Record<string, ChunkFiles>;
}

export const readBuildManifest = (directory: string): BuildManifest =>
  JSON.parse(readFileSync(join(directory, 'build.json'), 'utf8')) as BuildManifest;

/** The files of some chunks, each once, in order. A chunk that the build does not have is left out. */
export function filesOf({ chunks }: BuildManifest, names: string[]): ChunkFiles {
  const found = names.flatMap((name) => chunks[name] ?? []);
  return {
    scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(found.flatMap(({ styles }) => styles))],
  };
}
