import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { runCommand } from '../run-command.ts';
import { seconds } from '../terminal.ts';
import { UserError } from '../user-error.ts';
import { contentHash } from './content-hash.ts';
import { readWorkspaces, type Workspace } from './workspaces.ts';

export interface BuildOptions {
  root: string;
  env: NodeJS.ProcessEnv & { NODE_ENV: string };
  /** One line of progress. */
  report: (name: string, note: string) => void;
  signal?: AbortSignal;
}

const CONCURRENCY = 2;

interface Outcome {
  /** Changes with everything that the workspace was built from. */
  hash: string;
  built: boolean;
}

/** @param used hashes of what its dependencies were built from: their sources may have changed since. */
async function buildOne(workspace: Workspace, used: string[], { root, env, report, signal }: BuildOptions): Promise<Outcome> {
  const folder = join(root, workspace.folder);
  const stamp = join(root, 'node_modules/.cache/build', workspace.name);
  const lockfile = await readFile(join(root, 'package-lock.json'), 'utf8');
  const hash = contentHash(folder, [lockfile, env.NODE_ENV, ...used]);
  if (!workspace.scripts.build) return { hash, built: false };
  if (existsSync(join(folder, 'dist')) && (await readFile(stamp, 'utf8').catch(() => '')) === hash) return { hash, built: false };
  await rm(stamp, { force: true });
  const started = Date.now();
  const { code, output } = await runCommand(process.execPath, ['--run', 'build'], { cwd: folder, env, signal });
  if (code !== 0) throw new UserError(`Building ${workspace.folder} failed after ${seconds(started)}:\n\n${output}`);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
  report(workspace.name, seconds(started));
  return { hash, built: true };
}

/**
 * Builds every workspace with a `build` script after its dependencies, two at a time, skipping unchanged ones. Returns
 * the number built. Throws a UserError with the output of failures; workspaces that do not depend on them are still
 * built.
 */
export async function buildWorkspaces(options: BuildOptions): Promise<{ built: number; unchanged: number }> {
  const all = readWorkspaces(options.root);
  const next = pLimit(CONCURRENCY);
  const running = new Map<Workspace, Promise<Outcome>>();
  const build = (workspace: Workspace): Promise<Outcome> => {
    const known = running.get(workspace);
    if (known) return known;
    const used = all.filter((other) => workspace.uses.includes(other.name)).map(build);
    const own = Promise.all(used).then((outcomes) =>
      next(() =>
        buildOne(
          workspace,
          outcomes.map(({ hash }) => hash),
          options,
        ),
      ),
    );
    running.set(workspace, own);
    return own;
  };
  const targets = all.filter((workspace) => workspace.scripts.build);
  const results = await Promise.allSettled(targets.map(build));
  const failures = new Set(results.filter((result) => result.status === 'rejected').map((result) => result.reason as Error));
  options.signal?.throwIfAborted();
  const [first, ...others] = failures;
  if (first && !(first instanceof UserError)) throw first;
  if (first) throw new UserError([first, ...others].map((error) => error.message).join('\n\n'));
  const built = results.filter((result) => result.status === 'fulfilled' && result.value.built).length;
  return { built, unchanged: targets.length - built };
}
