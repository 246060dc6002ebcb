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
  /** Time limit after SIGTERM. */
  graceMs?: number;
}

/** Leaders of running process groups. */
const leaders = new Set<number>();

const killGroup = (leader: number) => signalGroup(leader, 'SIGKILL');

// One shared listener: a site has more programs than Node's limit before its leak warning.
process.once('exit', () => {
  for (const leader of leaders) killGroup(leader);
});

/**
 * Starts a program as leader of its own process group, so that Ctrl-C reaches only the runner and its children die with
 * it.
 */
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
