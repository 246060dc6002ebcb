import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeFile } from '@dealership/ui-kit/lifecycles';

interface ChunkFiles<Script> {
  scripts: Script[];
  styles: string[];
}

/** `build.json` of the browser build: the addresses of its files by chunk, and the hashes of its scripts by address. */
export interface BuildManifest {
  entry?: string;
  chunks: Record<string, ChunkFiles<string>>;
  integrity: Record<string, string>;
  /** The file that gives browsers `integrity`. */
  table: CodeFile;
}

export const readBuildManifest = (directory: string): BuildManifest =>
  JSON.parse(readFileSync(join(directory, 'build.json'), 'utf8')) as BuildManifest;

/** A script with its integrity hash. */
export function codeFile({ integrity }: BuildManifest, href: string): CodeFile {
  const hash = integrity[href];
  if (!hash) throw new Error(`The build has no hash of ${href}`);
  return { href, integrity: hash };
}

/** The files of some chunks in order, without duplicates. Skips unknown chunks. */
export function filesOf(build: BuildManifest, names: string[]): ChunkFiles<CodeFile> {
  const found = names.flatMap((name) => build.chunks[name] ?? []);
  return {
    scripts: [...new Set(found.flatMap(({ scripts }) => scripts))].map((href) => codeFile(build, href)),
    styles: [...new Set(found.flatMap(({ styles }) => styles))],
  };
}
