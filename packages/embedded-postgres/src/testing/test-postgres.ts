import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { removeDataFolder } from '../server/data-folder.ts';
import { stopOrphanPostgres } from '../server/orphan.ts';
import { startPostgres } from '../server/postgres-server.ts';
import { commandLineOf } from '../server/process.ts';

export interface TestPostgres {
  /** Superuser URL. */
  url: string;
  stop(): Promise<void>;
}

const PREFIX = 'dealership-test-postgres-';

async function removeTestFolder(folder: string): Promise<void> {
  await stopOrphanPostgres(join(folder, 'data'));
  await removeDataFolder(join(folder, 'data'));
  await rm(folder, { recursive: true, force: true });
}

/** Folder names contain the owner's pid, to identify leftovers of killed test runs. */
async function removeLeftovers(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const owner = Number.parseInt(name.slice(PREFIX.length), 10);
    if (owner !== process.pid && (await commandLineOf(owner)) === '') await removeTestFolder(join(tmpdir(), name));
  }
}

/** A temporary server, or the one of TEST_DATABASE_URL (a superuser's URL). */
export async function startTestPostgres(): Promise<TestPostgres> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(folder, 0o711);
  const server = await startPostgres({ dataDir: join(folder, 'data'), port: await freePort(), password: 'test', durable: false });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await removeTestFolder(folder);
    },
  };
}
