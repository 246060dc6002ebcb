import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { removeDataFolder, stopOrphanPostgres } from '@dealership/embedded-postgres';
import { UserError } from '../../user-error.ts';
import { RunFolder } from './run-folder.ts';

const MARK = 'dealership-data.txt';
const MARK_TEXT = 'Everything that the embedded site keeps. "npm run reset" empties this folder.\n';

/** `DATA_DIR`, by default `.data` in the repository; relative to npm's working directory. */
export const dataDirOf = (root: string, env: NodeJS.ProcessEnv): string =>
  env.DATA_DIR ? resolve(env.INIT_CWD ?? '.', env.DATA_DIR) : join(root, '.data');

/** PostgreSQL's files. */
export const postgresFolder = (dataDir: string): string => join(dataDir, 'postgres');

/** The pictures. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');

const isOurs = (dataDir: string): boolean => existsSync(join(dataDir, MARK));

/** Creates the folder on first use. Refuses folders with foreign files. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  if (!isOurs(dataDir)) {
    if (readdirSync(dataDir).length) {
      throw new UserError(`DATA_DIR ${dataDir} holds other files. Name an empty folder or one that does not exist.`);
    }
    await writeFile(join(dataDir, MARK), MARK_TEXT);
  }
  await mkdir(mediaFolder(dataDir), { recursive: true });
}

/** Stops leftovers of a killed runner: parts whose command line has a file of this repository, and PostgreSQL. */
export async function stopOrphans(runFolder: RunFolder, root: string, dataDir: string): Promise<string[]> {
  const stopped = await runFolder.stopOrphans(`${root}/`);
  return (await stopOrphanPostgres(postgresFolder(dataDir))) ? [...stopped, 'postgres'] : stopped;
}

/** Empties the folder. False if there was nothing. */
export async function resetDataDir(root: string, dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir) || !readdirSync(dataDir).length) return false;
  if (!isOurs(dataDir))
    throw new UserError(`${dataDir} is not a data folder of the site: ${MARK} is missing. Nothing was deleted.`);
  const runFolder = new RunFolder(dataDir);
  const living = await runFolder.livingRunner();
  if (living) throw new UserError(`The site runs on ${dataDir} (process ${living}). Stop it first. Nothing was deleted.`);
  await stopOrphans(runFolder, root, dataDir);
  await removeDataFolder(postgresFolder(dataDir));
  const names = readdirSync(dataDir).filter((name) => name !== MARK);
  for (const name of names) await rm(join(dataDir, name), { recursive: true, force: true });
  // Last, so that an interrupted reset can be repeated.
  await rm(join(dataDir, MARK));
  return true;
}
