import { runCommand } from '../run-command.ts';
import type { TestRun } from './step.ts';

/** The commit at which the work that is checked out left main: HEAD on main itself. Undefined outside of a git repository. */
export async function branchPoint({ root, env, signal }: TestRun): Promise<string | undefined> {
  const git = async (...args: string[]): Promise<string | undefined> => {
    const { code, output } = await runCommand('git', args, { cwd: root, env, signal }).catch(() => ({ code: 1, output: '' }));
    return code === 0 ? output.trim() : undefined;
  };
  return (
    (await git('merge-base', 'HEAD', 'origin/main')) ??
    (await git('merge-base', 'HEAD', 'main')) ??
    (await git('rev-parse', 'HEAD'))
  );
}
