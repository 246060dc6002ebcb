import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { root } from './support/root.ts';

interface Manifest {
  workspaces: string[];
  allowScripts: Record<string, boolean>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Record<string, string | Record<string, string>>;
}

interface Lockfile {
  packages: Record<
    string,
    { version?: string; hasInstallScript?: boolean; link?: boolean; integrity?: string; optional?: boolean }
  >;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8'));
const manifest = readJson<Manifest>('package.json');
const installed = Object.entries(readJson<Lockfile>('package-lock.json').packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, entry]) => ({ name: place.split('node_modules/').at(-1) ?? '', ...entry }));

let registry: Server | undefined;

/** A registry that answers audit requests like this. */
async function registryAnswering(status: number, body: object): Promise<string> {
  registry = createServer(({ method, url = '' }, response) => {
    // npm also requests the versions of vulnerable packages.
    const versions = { name: decodeURIComponent(url.slice(1)), versions: {} };
    const answer = method === 'GET' ? versions : body;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => registry?.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
}

const run = (program: string, args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(program, args, { cwd: root, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

const audit = (address: string) =>
  run(process.execPath, ['infra/operations/src/audit.ts', `--registry=${address}`, '--fetch-retries=0']);

afterEach(() => {
  registry?.closeAllConnections();
  registry?.close();
});

describe('installed packages', () => {
  it('run scripts only if approved by name', () => {
    const scripts = new Set(installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...scripts].sort());
    expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('strict-allow-scripts=true');
  });

  it('have exact versions', () => {
    const files = [
      'package.json',
      ...globSync(
        manifest.workspaces.map((place) => `${place}/package.json`),
        { cwd: root },
      ),
    ];
    const loose = files.flatMap((file) => {
      const { dependencies, devDependencies, optionalDependencies, overrides } = readJson<Manifest>(file);
      // An override may apply to one package's dependency.
      const overridden = Object.entries(overrides ?? {}).flatMap(([name, held]) =>
        typeof held === 'string' ? [[name, held] as const] : Object.entries(held),
      );
      const all = [...Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...overridden];
      return all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)).map(([name]) => `${file}: ${name}`);
    });
    expect(loose).toEqual([]);
  });

  it('are verified by hash, except for platforms the lockfile only lists', () => {
    const unchecked = installed.filter(({ integrity, optional }) => !integrity && !optional);
    expect(unchecked.map(({ name }) => name)).toEqual([]);
  });
});

describe('npm run sbom', () => {
  it('lists the runtime packages with version, hash and licence, without network access', async () => {
    const [, ...args] = readJson<{ scripts: { sbom: string } }>('package.json').scripts.sbom.split(' > ')[0]?.split(' ') ?? [];
    const { code, output } = await run('npm', [...args, '--registry=http://127.0.0.1:1', '--loglevel=silent']);
    expect(code).toBe(0);
    const { components } = JSON.parse(output) as { components: { name: string }[] };
    expect(components.find(({ name }) => name === 'fastify')).toMatchObject({
      version: installed.find(({ name }) => name === 'fastify')?.version,
      hashes: [{ alg: 'SHA-512' }],
      licenses: [{ license: { id: 'MIT' } }],
    });
    expect(components.map(({ name }) => name)).not.toContain('jest');
  });
});

describe('npm run audit', () => {
  it('succeeds if there are no known vulnerabilities', async () => {
    expect(await audit(await registryAnswering(200, {}))).toMatchObject({
      code: 0,
      output: expect.stringContaining('0 vulnerabilities'),
    });
  });

  it('fails, listing the vulnerabilities', async () => {
    const advisory = {
      id: 1,
      url: 'https://example.com/1',
      title: 'Too fast',
      severity: 'high',
      vulnerable_versions: '<99',
      cwe: [],
    };
    const { code, output } = await audit(await registryAnswering(200, { fastify: [advisory] }));
    expect(code).toBe(1);
    expect(output).toContain('Too fast');
  });

  it('reports that nothing was checked if the registry does not support audits', async () => {
    const { code, output } = await audit(await registryAnswering(404, {}));
    expect(code).toBe(69);
    expect(output).toMatch(/^Nothing was checked: /);
  });
});
