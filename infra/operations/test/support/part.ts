import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, until } from '@dealership/embedded-postgres';
import { root } from './root.ts';

export interface Part {
  url: string;
  stop(): Promise<void>;
}

/** Runs a built part on a free port of 127.0.0.1 and waits until it is ready. */
export async function startPart(entry: string, settings: Record<string, string>, node: string[] = []): Promise<Part> {
  const port = await freePort();
  const child = spawn(process.execPath, [...node, join(root, entry)], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const ended = new AbortController();
  child.once('exit', (code) => ended.abort(new Error(`${entry} ended with code ${code}`)));
  await until(`${entry} is up`, async () => (await fetch(`${url}/health/live`)).ok, { signal: ended.signal });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
