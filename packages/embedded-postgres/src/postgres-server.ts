import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { postgresEnv, prepareDataFolder } from './data-folder.ts';
import { stopOrphanPostgres } from './orphan.ts';
import { unprivileged } from './unprivileged.ts';

export interface StartOptions {
  /** Made on first use. No other living caller may use it: a server found running on it is taken for an orphan and stopped. */
  dataDir: string;
  port: number;
  /** Of the superuser `postgres`; the folder keeps the one that it was made with. */
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
  /** Settles when the server ends, wanted or not. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

interface Launched extends Omit<PostgresServer, 'url'> {
  lastLines: string[];
}

const START_DEADLINE_MS = 60_000;
const LEFTOVER_DEADLINE_MS = 10_000;
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function stopChild(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGINT');
  const insist = setTimeout(() => child.kill('SIGQUIT'), 20_000);
  await exited;
  clearTimeout(insist);
}

function collectLines(child: ChildProcess, log?: (line: string) => void): string[] {
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      if (lastLines.push(line) > 40) lastLines.shift();
      log?.(line);
    });
  }
  return lastLines;
}

async function launch(binaries: string, folder: string, { port, log, durable = true }: StartOptions): Promise<Launched> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC', ...(durable ? [] : NOT_DURABLE)];
  const args = ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  // A group of its own: Ctrl-C in a terminal must reach the caller only, which decides about the order.
  const child = spawn(join(binaries, 'postgres'), args, {
    ...unprivileged,
    cwd: '/',
    env: postgresEnv,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lastLines = collectLines(child, log);
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((settle, fail) => {
    child.once('close', (code, signal) => settle({ code, signal }));
    child.once('error', fail);
  });
  const { pid } = child;
  if (pid === undefined) return exited.then(() => Promise.reject(new Error('postgres did not start')));
  const killWithParent = () => child.kill('SIGQUIT');
  process.once('exit', killWithParent);
  exited.finally(() => process.off('exit', killWithParent));
  return { pid, exited, lastLines, stop: () => stopChild(child, exited) };
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === '28P01') throw new Error('The data folder was made with another password of the superuser', { cause: error });
    if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03') return false;
    throw error;
  } finally {
    await client.end();
  }
}

/** True when the server accepts connections, false when it ended first. */
async function becomesReady(server: Launched, url: string): Promise<boolean> {
  let ended = false;
  void server.exited.finally(() => {
    ended = true;
  });
  const deadline = Date.now() + START_DEADLINE_MS;
  while (!ended) {
    if (await acceptsConnections(url)) return true;
    if (Date.now() > deadline) throw new Error(`PostgreSQL accepts no connections after ${START_DEADLINE_MS / 1000} s`);
    await delay(25);
  }
  return false;
}

/**
 * Starts PostgreSQL on 127.0.0.1 and waits until it accepts connections. Makes the data folder on first use, recovers one
 * whose server was killed, and stops a server left over from a killed caller. Fails with the server's own log.
 */
export async function startPostgres(options: StartOptions): Promise<PostgresServer> {
  const url = `postgres://postgres:${encodeURIComponent(options.password)}@127.0.0.1:${options.port}/postgres`;
  await stopOrphanPostgres(options.dataDir);
  const binaries = await findBinaries();
  const folder = await prepareDataFolder(binaries, options.dataDir, options.password, options.durable ?? true);
  const deadline = Date.now() + LEFTOVER_DEADLINE_MS;
  for (;;) {
    const server = await launch(binaries, folder, options);
    const ready = await becomesReady(server, url).catch(async (error: Error) => {
      await server.stop();
      throw new Error(`${error.message}\n${server.lastLines.join('\n')}`, { cause: error });
    });
    if (ready) return { url, pid: server.pid, stop: server.stop, exited: server.exited };
    const output = server.lastLines.join('\n');
    // Backends of a server that was just killed hold its shared memory for a moment longer.
    if (!output.includes('pre-existing shared memory block') || Date.now() > deadline) {
      throw new Error(`PostgreSQL ended while starting on port ${options.port} with ${folder}:\n${output}`);
    }
    await delay(200);
  }
}
