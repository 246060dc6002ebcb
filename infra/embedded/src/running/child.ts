import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { signalGroup } from '@dealership/embedded-postgres';
import type { Running } from './keep-alive.ts';

export interface ChildCommand {
  program: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  /** How long it may take to end after SIGTERM. */
  graceMs?: number;
}

/** Starts a program as leader of a group of its own, so that Ctrl-C reaches the runner only and its own children end with it. */
export async function launchChild({ program, args, cwd, env, log, graceMs = 10_000 }: ChildCommand): Promise<Running> {
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', log);
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  await once(child, 'spawn');
  const pid = child.pid as number;
  const endGroup = () => signalGroup(pid, 'SIGKILL');
  process.once('exit', endGroup);
  void exited.then(() => {
    process.off('exit', endGroup);
    endGroup();
  });
  return {
    pid,
    exited,
    async stop() {
      signalGroup(pid, 'SIGTERM');
      const insist = setTimeout(endGroup, graceMs);
      await exited;
      clearTimeout(insist);
    },
  };
}
