import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestRun } from './step.ts';
import { findProgram, installOnDebian } from './system.ts';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

interface Packed {
  default: { executablePath(): Promise<string> };
  inflate(archive: string): Promise<string>;
}

/** The browser that comes from npm: it brings the libraries that a bare machine lacks, which only it may see. */
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

/** Path of a Chromium: the system's, Playwright's own, one installed now, or the one that npm packs. */
export async function findBrowser(run: TestRun): Promise<string> {
  if (run.env.CHROMIUM_PATH) return run.env.CHROMIUM_PATH;
  const load = createRequire(join(run.root, 'e2e/package.json'));
  const playwrights = (): string | undefined => [load('@playwright/test').chromium.executablePath()].find(existsSync);
  const present = findProgram(SYSTEM, run.env) ?? playwrights();
  if (present) return present;
  await installOnDebian('chromium', run);
  return findProgram(SYSTEM, run.env) ?? unpackFromNpm(load, run.folder);
}
