import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const hasCode = (error: unknown, ...codes: (string | number)[]): boolean =>
  codes.includes((error as { code?: string | number }).code ?? '');

/** The command line of a running process; '' if there is none, or for a zombie. */
export async function commandLineOf(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim();
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
    return stdout.trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH', 1)) return '';
    throw error;
  }
}

/** Signals a process, or with a negative pid its group. False when it no longer exists. */
function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    throw error;
  }
}

/** Signals the process group of a process started with `detached: true`. */
export const signalGroup = (pid: number, signal: NodeJS.Signals): boolean => signalProcess(-pid, signal);

/** Sends each signal in turn until the process has ended. Milliseconds are the grace period before the next one. */
export async function stopProcess(
  pid: number,
  steps: { signal: NodeJS.Signals; graceMs: number }[],
  send = signalProcess,
): Promise<void> {
  for (const { signal, graceMs } of steps) {
    send(pid, signal);
    const deadline = Date.now() + graceMs;
    while (Date.now() < deadline) {
      if ((await commandLineOf(pid)) === '') return;
      await delay(20);
    }
  }
  throw new Error(`Process ${pid} does not stop`);
}
