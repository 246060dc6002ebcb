import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../../../embedded/src/index.ts';
import type { SystemProgram, TestRun } from '../running/step.ts';

/** Path of the first of these programs in PATH. */
export function findProgram(names: string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Installs the programs that are missing if that is possible without a prompt: as root on Debian. Downloading and
 * unpacking take a minute, so the steps that need none of them run meanwhile.
 */
export async function installMissing(programs: SystemProgram[], run: Omit<TestRun, 'installed'>): Promise<void> {
  const missing = programs.filter(({ names }) => !findProgram(names, run.env)).map((program) => program.package);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  run.log(`Installing ${missing.join(', ')} in the background …`);
  // RUNLEVEL=1 keeps the packages from starting services.
  const env = { ...run.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = async (...args: string[]) => {
    const { code, output } = await runCommand('apt-get', ['-qq', ...args], { cwd: run.root, env, signal: run.signal });
    if (code !== 0) run.log(`apt-get ${args.join(' ')} failed:\n${output}`);
  };
  await apt('update');
  // One by one, because a release of Debian may lack one of them.
  for (const name of missing) await apt('install', '-y', '--no-install-recommends', name);
}
