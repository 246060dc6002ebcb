import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Workspace {
  /** Short name: `@dealership/svc-catalog` is `svc-catalog`. */
  name: string;
  /** Below the root, e.g. `packages/contracts`. */
  folder: string;
  scripts: Record<string, string>;
  /** Short names of workspace dependencies, including build-time ones. */
  uses: string[];
}

const SCOPE = '@dealership/';

interface PackageJson {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readWorkspace(root: string, folder: string): Workspace {
  const {
    name,
    scripts = {},
    dependencies,
    devDependencies,
  }: PackageJson = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const uses = Object.keys({ ...dependencies, ...devDependencies }).filter((used) => used.startsWith(SCOPE));
  return { name: name.replace(SCOPE, ''), folder, scripts, uses: uses.map((used) => used.replace(SCOPE, '')) };
}

/** Every workspace that the root's package.json names. */
export function readWorkspaces(root: string): Workspace[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).sort();
  return files.map((file) => readWorkspace(root, file.slice(0, -'/package.json'.length)));
}

/** The workspace and its workspace dependencies, transitively. */
export function withWhatItUses(workspace: Workspace, all: Workspace[], seen = new Set<Workspace>()): Set<Workspace> {
  if (seen.has(workspace)) return seen;
  seen.add(workspace);
  for (const used of all) if (workspace.uses.includes(used.name)) withWhatItUses(used, all, seen);
  return seen;
}
