import { watch } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readWorkspaces, type Workspace, withWhatItUses } from '../building/workspaces.ts';
import { runCommand } from '../run-command.ts';
import { seconds, type Terminal } from '../terminal.ts';
import { commonEnv, type SiteSettings } from './environment/environment.ts';
import type { Parts } from './parts.ts';

interface Watching {
  settings: SiteSettings;
  parts: Parts;
  terminal: Terminal;
  signal: AbortSignal;
}

const SETTLE_MS = 200;

/** webpack watches by itself, including packages. */
const usesWebpack = ({ scripts }: Workspace): boolean => /\bwebpack\b/.test(scripts.build ?? '');

/** Its output contains the packages that it uses. */
const usesRspack = ({ scripts }: Workspace): boolean => /\brspack\b/.test(scripts.build ?? '');

/** Debounces `action`; calls during an action lead to one more. */
function whenSettled(action: () => Promise<void>, signal: AbortSignal): () => Promise<void> {
  let calls = 0;
  let running = false;
  return async () => {
    calls += 1;
    if (running) return;
    running = true;
    while (calls && !signal.aborted) {
      const seen = calls;
      await delay(SETTLE_MS);
      if (seen !== calls) continue;
      calls = 0;
      await action();
    }
    running = false;
  };
}

async function rebuild({ name, folder, scripts }: Workspace, { settings, terminal, signal }: Watching): Promise<void> {
  const started = Date.now();
  // Keep old files until they are replaced, because processes run from them.
  const script = (scripts.build ?? '').replace(' --delete-dir-on-start', '');
  const options = { cwd: join(settings.root, folder), env: commonEnv(settings), signal };
  try {
    const { code, output } = await runCommand('/bin/sh', ['-c', script], options);
    terminal.from(name, code === 0 ? `built again, ${seconds(started)}` : `does not build:\n${output}`);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Workspaces that depend on this one, directly or through a package. */
const usersOf = (workspace: Workspace, all: Workspace[]): Workspace[] =>
  all.filter((other) => other !== workspace && withWhatItUses(other, all).has(workspace));

const processesOf = (workspaces: Workspace[], { processes }: SiteSettings): string[] =>
  processes.filter(({ entry }) => workspaces.some(({ folder }) => entry.startsWith(`${folder}/`))).map(({ name }) => name);

interface Workspaces {
  all: Workspace[];
  /** Builds of the workspaces that do not build themselves. */
  builds: Map<Workspace, () => Promise<void>>;
}

async function watchWorkspace(workspace: Workspace, { all, builds }: Workspaces, watching: Watching): Promise<void> {
  const { settings, parts, terminal, signal } = watching;
  const users = usersOf(workspace, all);
  const bundles = users.filter(usesRspack);
  const restarted = processesOf([workspace, ...users.filter((user) => !usesRspack(user))], settings);
  const restart = whenSettled(() => parts.restart(restarted), signal);
  try {
    for await (const { filename } of watch(join(settings.root, workspace.folder), { recursive: true, signal })) {
      const [top] = (filename ?? '').split(sep);
      if (top === 'src') void builds.get(workspace)?.();
      if (top !== 'dist') continue;
      for (const bundle of bundles) void builds.get(bundle)?.();
      void restart();
    }
  } catch (error) {
    if (!signal.aborted) terminal.from(workspace.name, `is not watched any more: ${(error as Error).message}`);
  }
}

/** Development: rebuilds changes and restarts the affected processes until aborted. */
export async function startWatching(watching: Watching): Promise<void> {
  const { settings, parts, signal } = watching;
  const all = readWorkspaces(settings.root);
  const built = all.filter(({ scripts }) => scripts.build);
  const builds = new Map(
    built
      .filter((workspace) => !usesWebpack(workspace))
      .map((workspace) => [workspace, whenSettled(() => rebuild(workspace, watching), signal)] as const),
  );
  for (const workspace of built) void watchWorkspace(workspace, { all, builds }, watching);
  for (const { name, folder, scripts } of built.filter(usesWebpack)) {
    // webpack watches and builds incrementally by itself. The root in $0 lets a later start recognise leftovers.
    const args = ['-c', `${scripts.build} --watch`, `${settings.root}/`];
    await parts.superviseCommand(`build-${name}`, {
      program: '/bin/sh',
      args,
      cwd: join(settings.root, folder),
      env: commonEnv(settings),
    });
  }
}
