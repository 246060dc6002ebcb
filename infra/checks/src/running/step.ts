import { join } from 'node:path';
import { runCommand } from '../../../embedded/src/index.ts';

export interface Result {
  passed: number;
  failed: number;
  /** Tests that passed only when retried, by name. */
  flaky?: string[];
  /** Skipped tests, by name and reason. */
  skipped?: string[];
}

/** A program of the system that a step uses if it is there. */
export interface SystemProgram {
  names: string[];
  /** Debian's package with it. */
  package: string;
}

export interface TestRun {
  root: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Folder for reports, deleted at the end. */
  folder: string;
  /** Prints a line of the step. */
  log: (line: string) => void;
  /** Superuser URL of the shared PostgreSQL; started on first use. */
  databaseUrl: () => Promise<string>;
  /** Settles once the programs of all steps are installed, as far as that is possible. */
  installed: Promise<void>;
}

export interface Step {
  name: string;
  /** If it fails, later stages are skipped. */
  needed?: boolean;
  uses?: SystemProgram[];
  run: (run: TestRun) => Promise<Result>;
}

export const verdict = (good: boolean): Result => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Runs a program of node_modules/.bin (or any other) in the root with visible output. Returns its exit code. */
export async function show(
  program: string,
  args: string[],
  { root, env, signal, log }: TestRun,
  extra = {},
): Promise<number | null> {
  const { code } = await runCommand(program, args, { cwd: root, env: { ...env, ...extra }, signal, onLine: log });
  return code;
}

/** A step of one program; exit code 0 means success. */
export const programStep = (name: string, program: string, ...args: string[]): Step => ({
  name,
  run: async (run) => verdict((await show(join(run.root, 'node_modules/.bin', program), args, run)) === 0),
});
