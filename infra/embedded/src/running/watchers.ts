import { join } from 'node:path';
import { readWorkspaces, type Workspace } from '../building/workspaces.ts';
import { type ChildCommand } from './child.ts';

const WATCHABLE = /^(swc|webpack) /;

/**
 * The commands that rebuild a workspace on change: its own build script with `--watch`. The built files stay while a watcher
 * starts, for the processes that run from them start at the same time.
 */
export function watchCommands(root: string, env: NodeJS.ProcessEnv): { name: string; command: Omit<ChildCommand, 'log'> }[] {
  const watched = readWorkspaces(root).filter(({ scripts }) => WATCHABLE.test(scripts.build ?? ''));
  return watched.map((workspace) => ({ name: `build ${workspace.name}`, command: watchCommand(root, workspace, env) }));
}

function watchCommand(root: string, { folder, scripts }: Workspace, env: NodeJS.ProcessEnv): Omit<ChildCommand, 'log'> {
  const script = `${(scripts.build ?? '').replace(' --delete-dir-on-start', '')} --watch`;
  const cwd = join(root, folder);
  const path = [join(cwd, 'node_modules/.bin'), env.PATH].join(':');
  // The root in $0 lets a later start recognise a left-over watcher.
  return { program: '/bin/sh', args: ['-c', script, `${root}/`], cwd, env: { ...env, PATH: path } };
}
