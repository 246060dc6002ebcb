import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SystemProgram, TestRun } from '../running/step.ts';
import { findProgram } from './system.ts';

const SHELL: SystemProgram = {
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  package: 'chromium-headless-shell',
};
const FULL: SystemProgram = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  package: 'chromium',
};

export const BROWSERS = process.env.CHROMIUM_PATH ? [] : [SHELL, FULL];

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
 * system's; otherwise the end-to-end tests run on full Chromium or the npm-packaged shell.
 */
export async function findBrowsers(run: TestRun): Promise<Browsers> {
  if (run.env.CHROMIUM_PATH)
    return { path: run.env.CHROMIUM_PATH, fullPath: run.env.FULL_CHROMIUM_PATH ?? run.env.CHROMIUM_PATH };
  const load = createRequire(join(run.root, 'e2e/package.json'));
  await run.installed;
  const shell = findProgram(SHELL.names, run.env);
  const full = findProgram(FULL.names, run.env) ?? [load('@playwright/test').chromium.executablePath()].find(existsSync);
  return { path: shell ?? full ?? (await unpackFromNpm(load, run.folder)), fullPath: full };
}
