import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { locateCluster } from './data-folder.ts';
import { commandLineOf, stopProcess } from './process.ts';

/**
 * Stops a server still running on this data folder because its parent was killed; returns its pid. Removes a pid file
 * that names somebody else's process, which would keep PostgreSQL from starting.
 */
export async function stopOrphanPostgres(dataDir: string): Promise<number | undefined> {
  const folder = await locateCluster(dataDir);
  const pidFile = join(folder, 'postmaster.pid');
  const content = await readFile(pidFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (content === undefined) return undefined;
  const pid = Number.parseInt(content, 10);
  const command = pid > 0 ? await commandLineOf(pid) : '';
  if (command === '') return undefined;
  if (!command.includes('postgres') || !command.includes(folder)) {
    await rm(pidFile);
    return undefined;
  }
  await stopProcess(pid, [
    { signal: 'SIGINT', graceMs: 10_000 },
    { signal: 'SIGQUIT', graceMs: 5_000 },
    { signal: 'SIGKILL', graceMs: 5_000 },
  ]);
  return pid;
}
