import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './site.ts';

export interface Checkout {
  /** The commit's short hash. */
  name: string;
  root: string;
  remove(): void;
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** A commit, installed and built in its own temporary worktree. */
export function checkOut(commit: string): Checkout {
  const name = git('rev-parse', '--short', '--verify', `${commit}^{commit}`);
  const folder = join(mkdtempSync(join(tmpdir(), 'dealership-commit-')), name);
  git('worktree', 'add', '--detach', folder, name);
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true });
  };
  console.log(`${name} is installed and built in ${folder}`);
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status === 0) return { name, root: folder, remove };
  remove();
  throw new Error(`${name} could not be built`);
}
