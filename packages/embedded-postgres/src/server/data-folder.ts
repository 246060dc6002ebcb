import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { firstClosedFolder, unprivileged } from './unprivileged.ts';

const OUTSIDE = '/var/lib/dealership';

/** Environment of PostgreSQL's processes: no secrets of the caller, and messages in a fixed language. */
export const postgresEnv = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };

/** Actual location of a data folder's files: see `prepareFolder`. */
export async function locateCluster(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  const entry = await lstat(folder).catch(() => undefined);
  return entry?.isSymbolicLink() ? readlink(folder) : folder;
}

/**
 * Below a folder that only root may enter, the data folder becomes a link to one that the unprivileged user can access.
 */
async function prepareFolder(dataDir: string): Promise<string> {
  await mkdir(dirname(resolve(dataDir)), { recursive: true });
  let folder = await locateCluster(dataDir);
  const closed = unprivileged && folder === resolve(dataDir) ? await firstClosedFolder(dirname(folder)) : undefined;
  if (closed) {
    if (existsSync(folder))
      throw new Error(`PostgreSQL (user id ${unprivileged?.uid}) cannot enter ${closed} to reach ${folder}`);
    // A new name each time: after deleting the link by hand the old data must not reappear.
    const outside = join(OUTSIDE, randomBytes(8).toString('hex'));
    await symlink(outside, folder);
    folder = outside;
  }
  if (folder.startsWith(`${OUTSIDE}/`)) {
    await mkdir(OUTSIDE, { recursive: true });
    await chmod(OUTSIDE, 0o755);
  }
  return folder;
}

async function own(path: string): Promise<void> {
  if (unprivileged) await chown(path, unprivileged.uid, unprivileged.gid);
}

async function initdb(binaries: string, folder: string, password: string, durable: boolean): Promise<void> {
  const passwordFile = `${folder}.password`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  await own(folder);
  await writeFile(passwordFile, password, { mode: 0o600 });
  await own(passwordFile);
  const args = ['-D', folder, '-U', 'postgres', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8'];
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...(durable ? [] : ['--no-sync']));
  try {
    await promisify(execFile)(join(binaries, 'initdb'), args, { ...unprivileged, cwd: '/', env: postgresEnv });
  } catch (cause) {
    throw new Error(`initdb failed for ${folder}: ${(cause as { stderr?: string }).stderr ?? ''}`, { cause });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * Creates the data folder on first use; returns where its files are. An interrupted first use leaves nothing half done.
 */
export async function prepareDataFolder(binaries: string, dataDir: string, password: string, durable: boolean): Promise<string> {
  const folder = await prepareFolder(dataDir);
  if (existsSync(join(folder, 'PG_VERSION'))) return folder;
  const unfinished = `${folder}.new`;
  await initdb(binaries, unfinished, password, durable);
  try {
    await rename(unfinished, folder);
  } catch (cause) {
    throw new Error(`${folder} is neither empty nor a data folder of PostgreSQL`, { cause });
  }
  return folder;
}

/** Deletes a data folder, even if it is a link. The server must not run. */
export async function removeDataFolder(dataDir: string): Promise<void> {
  const folder = await locateCluster(dataDir);
  await rm(folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
