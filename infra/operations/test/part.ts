import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@dealership/embedded-postgres';
import { root } from './root.ts';

export interface Part {
  url: string;
  stop(): Promise<void>;
}

export async function until<T>(condition: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const found = await condition();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Runs a built part of the site on a free port of 127.0.0.1 and waits until it is ready. */
export async function startPart(entry: string, settings: Record<string, string>, node: string[] = []): Promise<Part> {
  const port = await freePort();
  const child = spawn(process.execPath, [...node, join(root, entry)], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await until(() => {
    if (child.exitCode !== null) throw new Error(`${entry} ended with code ${child.exitCode}`);
    return fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
