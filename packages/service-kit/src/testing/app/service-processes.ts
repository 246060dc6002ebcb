import { type ChildProcess, execFile, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { freePort, until } from '@dealership/embedded-postgres';

type Env = Record<string, string | undefined>;

export interface RunningProcess {
  pid: number;
  url: string;
  /** Kills the process without a chance to clean up. */
  kill(): Promise<void>;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs files of a service's src as processes, from the sources. `root`: the service's folder, beside `packages`. */
export function serviceProcesses(root: string) {
  const hooks = resolve(root, '../packages/build-kit/swc/run-sources.mjs');
  const args = (file: string): string[] => ['--import', hooks, `src/${file}`];
  const envOf = (env: Env): Env => ({ PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env });
  const start = (file: string, env: Env, stdio: StdioOptions): ChildProcess =>
    spawn(process.execPath, args(file), { cwd: root, env: envOf(env), stdio });

  return {
    /** Resolves when it is ready. */
    async run(file: string, env: Env): Promise<RunningProcess> {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const child = start(file, { ...env, PORT: String(port) }, ['ignore', 'inherit', 'inherit']);
      const ended = once(child, 'exit');
      await until(`${file} is ready`, () => {
        if (child.exitCode !== null) throw new Error(`${file} ended with code ${child.exitCode}`);
        return isReady(url);
      });
      return {
        pid: child.pid as number,
        url,
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
      };
    },

    /** Runs to the end; returns its output. */
    async command(file: string, words: string[], env: Env): Promise<string> {
      const { stdout } = await promisify(execFile)(process.execPath, [...args(file), ...words], { cwd: root, env: envOf(env) });
      return stdout;
    },

    /** With an invalid environment: its exit code and output. */
    async refused(file: string, env: Env): Promise<{ code: number; errors: string }> {
      const child = start(file, env, ['ignore', 'inherit', 'pipe']);
      if (!child.stderr) throw new Error('The process has no stderr');
      const [[code], errors] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
      return { code, errors };
    },
  };
}
