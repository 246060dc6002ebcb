import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// Available on Linux only.
const PROC = existsSync('/proc/self/stat');

const TICKS_PER_SECOND = PROC ? Number(execFileSync('getconf', ['CLK_TCK'])) : 1;

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Skip processes that have ended meanwhile, as PostgreSQL's workers do. */
function ifRunning(read: () => number): number | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function ownSeconds(pid: number): number {
  // The second field is the program's name, which may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  // User and system time of the process and its finished children.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

/** CPU time used so far by a process and its children; NaN except on Linux. */
export const cpuSeconds = (pid: number): number =>
  PROC ? [pid, ...childrenOf(pid)].reduce((sum, one) => sum + (ifRunning(() => ownSeconds(one)) ?? 0), 0) : Number.NaN;

const kilobytes = (pid: number, file: 'status' | 'smaps_rollup', name: string): number =>
  ifRunning(() => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1])) ?? 0;

/**
 * Resident memory in MB; NaN except on Linux. A process with children (PostgreSQL) includes them by proportional set
 * size, so that shared memory counts once.
 */
export function residentMegabytes(pid: number): number {
  if (!PROC) return Number.NaN;
  return childrenOf(pid).length ? proportionalMegabytes(pid) : kilobytes(pid, 'status', 'VmRSS') / 1024;
}

/** Proportional set size of a process in MB, including children unless they are counted separately. */
export function proportionalMegabytes(pid: number, children = true): number {
  if (!PROC) return Number.NaN;
  const counted = children ? [pid, ...childrenOf(pid)] : [pid];
  return counted.reduce((sum, one) => sum + kilobytes(one, 'smaps_rollup', 'Pss'), 0) / 1024;
}
