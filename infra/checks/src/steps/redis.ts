import { freePort } from '@dealership/embedded-postgres';
import { launchChild } from '../../../embedded/src/index.ts';
import type { SystemProgram, TestRun } from '../running/step.ts';
import { findProgram } from './system.ts';

export const REDIS: SystemProgram = { names: ['redis-server'], package: 'redis-server' };

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

/** A temporary Redis without persistence; undefined if it is not installed and cannot be. */
export async function startRedis(run: TestRun): Promise<TestRedis | undefined> {
  await run.installed;
  const program = findProgram(REDIS.names, run.env);
  if (!program) return undefined;
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', run.folder];
  const lines: string[] = [];
  let announce = () => {};
  const announced = new Promise<void>((resolve) => {
    announce = resolve;
  });
  const log = (line: string) => {
    lines.push(line);
    if (line.includes('Ready to accept connections')) announce();
  };
  const redis = await launchChild({ program, args, cwd: run.root, env: run.env, log });
  const ended = redis.exited.then(() => Promise.reject(new Error(`redis-server ended while starting:\n${lines.join('\n')}`)));
  await Promise.race([announced, ended]);
  return { url: `redis://127.0.0.1:${port}`, stop: () => redis.stop() };
}
