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

const usesWebpack = ({ scripts }: Workspace): boolean => /\bwebpack\b/.test(scripts.build ?? '');

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

/** Processes that depend on this workspace, directly or through a package. */
function processesOf(workspace: Workspace, all: Workspace[], { processes }: SiteSettings): string[] {
  const users = all.filter((other) => withWhatItUses(other, all).has(workspace));
  return processes.filter(({ entry }) => users.some(({ folder }) => entry.startsWith(`${folder}/`))).map(({ name }) => name);
}

async function watchWorkspace(workspace: Workspace, all: Workspace[], watching: Watching): Promise<void> {
  const { settings, parts, terminal, signal } = watching;
  const build = whenSettled(() => rebuild(workspace, watching), signal);
  const restart = whenSettled(() => parts.restart(processesOf(workspace, all, settings)), signal);
  try {
    for await (const { filename } of watch(join(settings.root, workspace.folder), { recursive: true, signal })) {
      const [top] = (filename ?? '').split(sep);
      if (top === 'src' && !usesWebpack(workspace)) void build();
      if (top === 'dist') void restart();
    }
  } catch (error) {
    if (!signal.aborted) terminal.from(workspace.name, `is not watched any more: ${(error as Error).message}`);
  }
}

/** Development: rebuilds changes and restarts the affected processes until aborted. */
export async function startWatching(watching: Watching): Promise<void> {
  const { settings, parts } = watching;
  const all = readWorkspaces(settings.root);
  const built = all.filter(({ scripts }) => scripts.build);
  for (const workspace of built) void watchWorkspace(workspace, all, watching);
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
