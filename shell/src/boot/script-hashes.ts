import type { CodeFile } from '@dealership/ui-kit/lifecycles';

/** Hash of no file: what has no hash of its own is not run. */
const NONE = `sha256-${'A'.repeat(43)}=`;

const hashes: Record<string, string> = {};

/** Files with hashes that were not needed yet, by the folder of the application whose scripts they name. */
const tables = new Map<string, CodeFile>();

const reading = new Map<string, Promise<void>>();

const pathOf = (address: string): string => new URL(address, window.location.origin).pathname;

const folderOf = (path: string): string => path.split('/')[1] ?? '';

async function read({ href, integrity }: CodeFile): Promise<void> {
  const response = await fetch(href, { integrity });
  Object.assign(hashes, await response.json());
}

/** What the document knows of the bytes of scripts. Whatever asks for a script asks here first: the runtime of each build, federation. */
export const scriptHashes = {
  learn(files: CodeFile[], named: CodeFile[]): void {
    for (const { href, integrity } of files) hashes[href] = integrity;
    for (const table of named) tables.set(folderOf(table.href), table);
  },

  /** Resolves when all that can be known of a script is known. */
  async ready(address: string): Promise<void> {
    const path = pathOf(address);
    const table = tables.get(folderOf(path));
    if (hashes[path] || !table) return;
    const work = reading.get(table.href) ?? read(table);
    reading.set(table.href, work);
    // The next that asks tries again.
    await work.catch(() => reading.delete(table.href));
  },

  of: (address: string): string => hashes[pathOf(address)] ?? NONE,
};

declare global {
  interface Window {
    scriptHashes: typeof scriptHashes;
  }
}
