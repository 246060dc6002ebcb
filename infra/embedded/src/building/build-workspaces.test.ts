import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildWorkspaces } from './build-workspaces.ts';

// Copies its own and its dependency's sources into dist, and records start and end.
const BUILD = `
  const fs = require('node:fs');
  const note = (what) => fs.appendFileSync('../log', what + ' ' + require('./package.json').name.slice(12) + '\\n');
  note('begin');
  if (fs.readFileSync('source.js', 'utf8').includes('broken')) { console.error('source.js is broken'); process.exit(2); }
  fs.mkdirSync('dist', { recursive: true });
  fs.copyFileSync('source.js', 'dist/source.js');
  note('end');
`;

let root: string;

async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

async function workspace(name: string, uses: string[], built = true): Promise<void> {
  const dependencies = Object.fromEntries(uses.map((used) => [`@dealership/${used}`, '0.1.0']));
  const scripts = built ? { build: 'node build.cjs' } : {};
  await put(`${name}/package.json`, JSON.stringify({ name: `@dealership/${name}`, scripts, dependencies }));
  await put(`${name}/build.cjs`, BUILD);
  await put(`${name}/source.js`, name);
}

async function build(nodeEnv = 'production'): Promise<string[]> {
  await put('log', '');
  const env = { ...process.env, NODE_ENV: nodeEnv };
  await buildWorkspaces({ root, env, report: () => {} });
  return (await readFile(join(root, 'log'), 'utf8')).trim().split('\n').filter(Boolean);
}

const built = async (nodeEnv?: string) => {
  const lines = await build(nodeEnv);
  return lines.flatMap((line) => (line.startsWith('end ') ? [line.slice(4)] : [])).sort();
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-workspaces-'));
  await put('package.json', JSON.stringify({ workspaces: ['contracts', 'kit', 'ui', 'svc', 'shell'] }));
  await put('package-lock.json', '{}');
  await workspace('contracts', []);
  await workspace('kit', ['contracts']);
  await workspace('ui', ['contracts'], false);
  await workspace('svc', ['contracts', 'kit']);
  await workspace('shell', ['ui']);
});

afterEach(() => rm(root, { recursive: true }));

describe('buildWorkspaces', () => {
  it('builds each workspace after its dependencies', async () => {
    const lines = await build();
    const before = (first: string, second: string) => expect(lines.indexOf(first)).toBeLessThan(lines.indexOf(second));
    before('end contracts', 'begin kit');
    before('end kit', 'begin svc');
    before('end contracts', 'begin shell');
    expect(lines).toHaveLength(8);
  });

  it('builds nothing if nothing has changed', async () => {
    await build();
    expect(await built()).toEqual([]);
  });

  it('rebuilds changed workspaces and their dependents, also through a package without a build', async () => {
    await build();
    await put('kit/source.js', 'changed');
    expect(await built()).toEqual(['kit', 'svc']);
    await put('ui/source.js', 'changed');
    expect(await built()).toEqual(['shell']);
    await put('svc/src/something.test.ts', 'tests are not built');
    expect(await built()).toEqual([]);
  });

  it('rebuilds what was built while its dependency was changed', async () => {
    // Whoever builds the kit edits the contract, which is built already.
    const edit = "if (require('./package.json').name.endsWith('/kit')) fs.writeFileSync('../contracts/source.js', 'edited');";
    await put('kit/build.cjs', BUILD + edit);
    await build();
    expect(await built()).toEqual(['contracts', 'kit', 'shell', 'svc']);
    expect(await built()).toEqual([]);
  });

  it('rebuilds everything for another NODE_ENV or lockfile', async () => {
    await build();
    expect(await built('development')).toHaveLength(4);
    await put('package-lock.json', '{"changed":true}');
    expect(await built('development')).toHaveLength(4);
  });

  it('rebuilds a workspace whose output is missing', async () => {
    await build();
    await rm(join(root, 'svc/dist'), { recursive: true });
    expect(await built()).toEqual(['svc']);
  });

  it('shows the output of a failure, skips its dependents, and retries next time', async () => {
    await put('kit/source.js', 'broken');
    await expect(build()).rejects.toThrow(/Building kit failed after .* s:\n\nsource.js is broken/);
    await expect(readFile(join(root, 'svc/dist/source.js'))).rejects.toThrow('ENOENT');
    expect(await readFile(join(root, 'shell/dist/source.js'), 'utf8')).toBe('shell');
    await put('kit/source.js', 'mended');
    expect(await built()).toEqual(['kit', 'svc']);
  });
});
