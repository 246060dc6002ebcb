import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BaselineAnswer } from './baseline-server.ts';

export interface BaselineServer {
  url: string;
  pid: number;
  stop(): void;
}

/** Starts a baseline, plain node:http, that serves these answers by path. */
export async function startBaseline(answers: Record<string, BaselineAnswer>): Promise<BaselineServer> {
  const child = fork(join(import.meta.dirname, 'baseline-server.ts'));
  child.send(answers);
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid as number, stop: () => child.kill() };
}
