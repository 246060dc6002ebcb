import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { signalGroup } from '@dealership/embedded-postgres';
import type { Running } from './supervisor.ts';

export interface ChildCommand {
  program: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  /** How long it may take to end after SIGTERM. */
  graceMs?: number;
}

/** Leaders of the groups that still run. */
const leaders = new Set<number>();

const killGroup = (leader: number) => signalGroup(leader, 'SIGKILL');

// One listener for all of them: a site has more programs than listeners that Node takes for no leak.
process.once('exit', () => {
  for (const leader of leaders) killGroup(leader);
});

/** Starts a program as leader of a group of its own, so that Ctrl-C reaches the runner only and its own children end with it. */
export async function launchChild({ program, args, cwd, env, log, graceMs = 10_000 }: ChildCommand): Promise<Running> {
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', log);
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  await once(child, 'spawn');
  const pid = child.pid as number;
  leaders.add(pid);
  void exited.then(() => {
    leaders.delete(pid);
    killGroup(pid);
  });
  return {
    pid,
    exited,
    async stop() {
      signalGroup(pid, 'SIGTERM');
      const insist = setTimeout(killGroup, graceMs, pid);
      await exited;
      clearTimeout(insist);
    },
  };
}
