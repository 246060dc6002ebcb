import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@dealership/embedded-postgres';
import { until } from './until.js';

const ROOT = resolve(__dirname, '..');

type Env = Record<string, string | undefined>;

const fromSources = (file: string): string[] => ['--import', './test/run-sources.mjs', `src/${file}`];

export interface RunningProcess {
  pid: number;
  /** Ends the process at once, without any chance to clean up. */
  kill(): Promise<void>;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs a file of src as a process of its own and waits until it is ready. */
export async function runProcess(file: string, env: Env): Promise<RunningProcess> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, fromSources(file), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  await until(`${file} is ready`, () => {
    if (child.exitCode !== null) throw new Error(`${file} ended with code ${child.exitCode}`);
    return isReady(port);
  });
  return {
    pid: child.pid as number,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs a file of src to its end; returns what it printed. */
export async function runCommand(file: string, args: string[], env: Env): Promise<string> {
  const options = { cwd: ROOT, env: { PATH: process.env.PATH, ...env } };
  const { stdout } = await promisify(execFile)(process.execPath, [...fromSources(file), ...args], options);
  return stdout;
}
