import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BareAnswer } from './bare-server.ts';

export interface Bare {
  url: string;
  pid: number;
  stop(): void;
}

/** Starts a bare node:http server that serves these answers by path. */
export async function startBare(answers: Record<string, BareAnswer>): Promise<Bare> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  child.send(answers);
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid as number, stop: () => child.kill() };
}
