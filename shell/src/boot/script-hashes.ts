import type { CodeFile } from '@dealership/ui-kit/lifecycles';

/** A hash that matches no file: scripts without a known hash do not run. */
const NONE = `sha256-${'A'.repeat(43)}=`;

const hashes: Record<string, string> = {};

/** Files with further hashes, by the folder of the application to which the scripts belong. */
const tables = new Map<string, CodeFile>();

const reading = new Map<string, Promise<void>>();

const pathOf = (address: string): string => new URL(address, window.location.origin).pathname;

const folderOf = (path: string): string => path.split('/')[1] ?? '';

async function read({ href, integrity }: CodeFile): Promise<void> {
  const response = await fetch(href, { integrity });
  Object.assign(hashes, await response.json());
}

/** The script hashes known to the document. Every loader uses them: the runtime of each build, and federation. */
export const scriptHashes = {
  learn(files: CodeFile[], named: CodeFile[]): void {
    for (const { href, integrity } of files) hashes[href] = integrity;
    for (const table of named) tables.set(folderOf(table.href), table);
  },

  /** Resolves when all hashes for a script have been loaded. */
  async ready(address: string): Promise<void> {
    const path = pathOf(address);
    const table = tables.get(folderOf(path));
    if (hashes[path] || !table) return;
    const work = reading.get(table.href) ?? read(table);
    reading.set(table.href, work);
    // The next caller retries.
    await work.catch(() => reading.delete(table.href));
  },

  of: (address: string): string => hashes[pathOf(address)] ?? NONE,
};

declare global {
  interface Window {
    scriptHashes: typeof scriptHashes;
  }
}
