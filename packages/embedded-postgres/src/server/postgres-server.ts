import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '../databases/with-client.ts';
import { findBinaries } from './binaries.ts';
import { prepareDataFolder } from './data-folder.ts';
import { stopOrphanPostgres } from './orphan.ts';
import { type Exit, launchPostmaster, type Postmaster } from './postmaster.ts';

export interface StartOptions {
  /**
   * Created on first use. No other running caller may use it: a server running on it is treated as an orphan and
   * stopped.
   */
  dataDir: string;
  port: number;
  /** Password of the superuser `postgres`; the folder keeps its original one. */
  password: string;
  log?: (line: string) => void;
  /** False trades safety against power loss for speed: tests only. */
  durable?: boolean;
}

export interface PostgresServer {
  /** Connection URL of the superuser. */
  url: string;
  pid: number;
  /** Fast shutdown: open transactions are rolled back. Resolves when nothing runs any more. */
  stop(): Promise<void>;
  /** Settles when the server ends, intentionally or not. */
  exited: Promise<Exit>;
}

const START_DEADLINE_MS = 120_000;
const LEFTOVER_DEADLINE_MS = 10_000;

async function checkPassword(url: string): Promise<void> {
  await withClient(url, async () => {}).catch((cause: Error & { code?: string }) => {
    if (cause.code !== '28P01') throw cause;
    throw new Error('The data folder was made with another password of the superuser', { cause });
  });
}

async function outcomeOf(server: Postmaster): Promise<'ready' | 'ended' | 'timeout'> {
  const settled = new AbortController();
  const timeout = delay(START_DEADLINE_MS, 'timeout' as const, { signal: settled.signal });
  const outcome = await Promise.race([
    server.ready.then(() => 'ready' as const),
    server.exited.then(() => 'ended' as const),
    timeout,
  ]);
  settled.abort();
  await timeout.catch(() => {});
  return outcome;
}

/**
 * Starts PostgreSQL on 127.0.0.1 and waits until it accepts connections. Creates the data folder on first use, recovers
 * one whose server was killed, and stops a server left over from a killed caller. Failures include the server's log.
 */
export async function startPostgres(options: StartOptions): Promise<PostgresServer> {
  const { dataDir, port, password, durable = true } = options;
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  await stopOrphanPostgres(dataDir);
  const binaries = await findBinaries();
  const folder = await prepareDataFolder(binaries, dataDir, password, durable);
  const server = await launchWhenFree(() => launchPostmaster(binaries, folder, options), `on port ${port} with ${folder}`);
  try {
    await checkPassword(url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url, pid: server.pid, stop: server.stop, exited: server.exited };
}

async function launchWhenFree(launch: () => Promise<Postmaster>, what: string): Promise<Postmaster> {
  const deadline = Date.now() + LEFTOVER_DEADLINE_MS;
  for (;;) {
    const server = await launch();
    const outcome = await outcomeOf(server);
    if (outcome === 'ready') return server;
    if (outcome === 'timeout') await server.stop();
    // Backends of a just-killed server keep its shared memory a little longer.
    if (!server.output().includes('pre-existing shared memory block') || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start ${what}:\n${server.output()}`);
    }
    await delay(200);
  }
}
