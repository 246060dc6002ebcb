import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const PLUGIN = join(__dirname, '../../../packages/build-kit/webpack/without-snapshots-plugin.mjs');

/** Builds index.js of the working directory, and prints the errors. */
const BUILD = `
  import { createRequire } from 'node:module';
  import { WithoutSnapshotsPlugin } from '${PLUGIN}';
  const webpack = createRequire('${PLUGIN}')('webpack');
  const context = process.cwd();
  webpack({ context, mode: 'none', entry: './runtime-core/dist/index.js', plugins: [new WithoutSnapshotsPlugin()] }, (error, stats) => {
    console.log(JSON.stringify(stats.compilation.errors.map(({ message }) => message)));
  });`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'without-snapshots-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, 'runtime-core/dist', file)), { recursive: true });
  writeFileSync(join(folder, 'runtime-core/dist', file), text);
};

const errors = (): string[] =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: folder, encoding: 'utf8' }));

it("replaces federation's snapshots", () => {
  write('plugins/snapshot/SnapshotHandler.js', 'export const SnapshotHandler = "original";');
  write('utils/preload.js', 'export const preloadAssets = "original";');
  write('index.js', "import './plugins/snapshot/SnapshotHandler.js';\nimport './utils/preload.js';");
  expect(errors()).toEqual([]);
  expect(readFileSync(join(folder, 'dist/main.js'), 'utf8')).not.toContain('original');
});

it('fails a build in which one of the replaced modules has moved, and names it', () => {
  write('plugins/snapshot/SnapshotHandler.js', 'export const SnapshotHandler = "original";');
  write('preload.js', 'export const preloadAssets = "original";');
  write('index.js', "import './plugins/snapshot/SnapshotHandler.js';\nimport './preload.js';");
  expect(errors()).toEqual([
    expect.stringMatching(/^@module-federation\/runtime-core has no dist\/utils\/preload\.js to replace: see /),
  ]);
});
