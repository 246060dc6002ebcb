import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const hasCode = (error: unknown, ...codes: (string | number)[]): boolean =>
  codes.includes((error as { code?: string | number }).code ?? '');

/** The command line of a running process; '' when there is none, or when it is a zombie that nobody has reaped. */
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
export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    throw error;
  }
}

/** Signals the group that a process started with `detached: true` leads: itself and what it started. */
export const signalGroup = (pid: number, signal: NodeJS.Signals): boolean => signalProcess(-pid, signal);

/** Sends each signal in turn until the process is gone. Milliseconds are the grace before the next signal. */
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
