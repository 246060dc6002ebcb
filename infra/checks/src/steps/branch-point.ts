import { runCommand } from '../../../embedded/src/index.ts';
import type { TestRun } from '../running/step.ts';

/** The commit where the checked-out work branched off main: HEAD on main itself. Undefined outside a git repository. */
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
