import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { show, type TestRun } from '../running/step.ts';

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

/** Installs a package if possible without a prompt: as root on Debian. Shows what it does. */
export async function installOnDebian(name: string, run: TestRun): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  run.log(`Installing ${name} …`);
  // RUNLEVEL=1 keeps the package from starting a service.
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  if ((await show('apt-get', ['update', '-qq'], run, quiet)) !== 0) return;
  await show('apt-get', ['install', '-qq', '-y', '--no-install-recommends', name], run, quiet);
}
