import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const NOBODY = 65534;

/** PostgreSQL refuses to run as root; for a root caller, this user runs it and owns its files. */
export const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;

/** The first folder above (or at) `path` that other users may not enter, if any. */
export async function firstClosedFolder(path: string): Promise<string | undefined> {
  const parent = dirname(path);
  const above = parent === path ? undefined : await firstClosedFolder(parent);
  if (above) return above;
  return ((await stat(path)).mode & 0o001) === 0 ? path : undefined;
}
