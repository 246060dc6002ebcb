import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@dealership/embedded-postgres';
import { until } from './until.js';

const ROOT = resolve(__dirname, '..');

type Env = Record<string, string | undefined>;

export interface RunningService {
  url: string;
  /** Ends the process at once, without any chance to clean up. */
  kill(): Promise<void>;
}

const fromSources = (env: Env, stderr: 'inherit' | 'pipe'): ChildProcess =>
  spawn(process.execPath, ['--import', './test/run-sources.mjs', 'src/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'inherit', stderr],
  });

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The service as a process of its own, when it takes requests. */
export async function runService(env: Env): Promise<RunningService> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fromSources({ ...env, PORT: String(port) }, 'inherit');
  const ended = once(child, 'exit');
  await until('the service is ready', () => {
    if (child.exitCode !== null) throw new Error(`The service ended with code ${child.exitCode}`);
    return isReady(url);
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The service with an environment on which it cannot run: its exit code and what it says. */
export async function refusedService(env: Env): Promise<{ code: number; said: string }> {
  const child = fromSources(env, 'pipe');
  if (!child.stderr) throw new Error('The process has no stderr');
  const [[code], said] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  return { code, said };
}
