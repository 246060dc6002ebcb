import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { postgresEnv } from './data-folder.ts';
import { unprivileged } from './unprivileged.ts';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Postmaster {
  pid: number;
  exited: Promise<Exit>;
  /** Resolves when it accepts connections; never if it ends before. */
  ready: Promise<void>;
  /** The last lines of its log. */
  output: () => string;
  stop(): Promise<void>;
}

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC'];
// After a crash, one sync of the whole file system instead of one for each of some two thousand files, which takes
// seconds on a busy disk.
const QUICK_RECOVERY = process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : [];
/** For tests: no durability, and deadlocks are reported at once instead of after a second. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'deadlock_timeout=20ms'];
const MAX_OUTPUT_LINES = 40;

/** Starts the server process on a prepared folder. */
export async function launchPostmaster(
  binaries: string,
  folder: string,
  { port, log, durable = true }: { port: number; log?: (line: string) => void; durable?: boolean },
): Promise<Postmaster> {
  const settings = [...SETTINGS, ...QUICK_RECOVERY, ...(durable ? [] : NOT_DURABLE)].flatMap((setting) => ['-c', setting]);
  const child = spawn(join(binaries, 'postgres'), ['-D', folder, '-p', String(port), ...settings], {
    ...unprivileged,
    cwd: '/',
    env: postgresEnv,
    // Its own process group: Ctrl-C must reach only the caller, which decides the order.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Every backend holds the log's pipe open, so `close` means that all have ended and the folder is free.
  const exited = once(child, 'close').then(([code, signal]): Exit => ({ code, signal }));
  const lines: string[] = [];
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (lines.push(line) > MAX_OUTPUT_LINES) lines.shift();
      if (line.includes('ready to accept connections')) resolve();
      log?.(line);
    });
  });
  await once(child, 'spawn');
  const stopWithParent = () => child.kill('SIGINT');
  process.once('exit', stopWithParent);
  void exited.then(() => process.off('exit', stopWithParent));
  return {
    pid: child.pid as number,
    exited,
    ready,
    output: () => lines.join('\n'),
    async stop() {
      child.kill('SIGINT');
      const insist = setTimeout(() => child.kill('SIGQUIT'), 20_000);
      await exited;
      clearTimeout(insist);
    },
  };
}
