import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// Linux alone has these.
const PROC = existsSync('/proc/self/stat');

const TICKS_PER_SECOND = PROC ? Number(execFileSync('getconf', ['CLK_TCK'])) : 1;

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Nothing of a process that has ended meanwhile, as PostgreSQL's workers do. */
function ifRunning(read: () => number): number | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function ownSeconds(pid: number): number {
  // The second field is the program's name, which may hold blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  // User and system time, its own and that of children which have ended.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

/** Processor time that a process and its children have used so far; unknown (NaN) elsewhere than on Linux. */
export const cpuSeconds = (pid: number): number =>
  PROC ? [pid, ...childrenOf(pid)].reduce((sum, one) => sum + (ifRunning(() => ownSeconds(one)) ?? 0), 0) : Number.NaN;

const kilobytes = (pid: number, file: 'status' | 'smaps_rollup', name: string): number =>
  ifRunning(() => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1])) ?? 0;

/**
 * Resident memory in MB; unknown (NaN) elsewhere than on Linux. A process with children (PostgreSQL) is counted with them, by
 * proportional shares: what they hold in common counts once.
 */
export function residentMegabytes(pid: number): number {
  if (!PROC) return Number.NaN;
  return childrenOf(pid).length ? proportionalMegabytes(pid) : kilobytes(pid, 'status', 'VmRSS') / 1024;
}

/** Proportional set size in MB of a process, with its children unless they are counted for themselves: what several hold is shared out. */
export function proportionalMegabytes(pid: number, children = true): number {
  if (!PROC) return Number.NaN;
  const counted = children ? [pid, ...childrenOf(pid)] : [pid];
  return counted.reduce((sum, one) => sum + kilobytes(one, 'smaps_rollup', 'Pss'), 0) / 1024;
}
