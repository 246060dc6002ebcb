import { join } from 'node:path';
import { runCommand } from '../run-command.ts';

export interface Result {
  passed: number;
  failed: number;
  /** What passed at its second try alone, by name. */
  flaky?: string[];
  /** What did not run, by name and with the reason. */
  skipped?: string[];
}

export interface TestRun {
  root: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Folder for reports, deleted at the end. */
  folder: string;
  /** Prints a line of the step. */
  log: (line: string) => void;
  /** Superuser URL of the PostgreSQL that every step shares; started at first use. */
  databaseUrl: () => Promise<string>;
}

export interface Step {
  name: string;
  /** Without it nothing after can run. */
  needed?: boolean;
  run: (run: TestRun) => Promise<Result>;
}

export const verdict = (good: boolean): Result => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Runs a program of node_modules/.bin (or any other) in the root, showing its output. Returns its exit code. */
export async function show(
  program: string,
  args: string[],
  { root, env, signal, log }: TestRun,
  extra = {},
): Promise<number | null> {
  const { code } = await runCommand(program, args, { cwd: root, env: { ...env, ...extra }, signal, onLine: log });
  return code;
}

/** A step that is one program, good when it ends with 0. */
export const programStep = (name: string, program: string, ...args: string[]): Step => ({
  name,
  run: async (run) => verdict((await show(join(run.root, 'node_modules/.bin', program), args, run)) === 0),
});
