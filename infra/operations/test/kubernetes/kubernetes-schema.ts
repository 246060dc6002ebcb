import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../support/root.ts';
import { type KubernetesObject, nameOf } from './kubernetes-rendering.ts';

const TYPES = dirname(createRequire(__filename).resolve('kubernetes-types/package.json'));
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];

/** `networking.k8s.io/v1` is `networking/v1` there, `v1` is `core/v1`. */
const moduleOf = ({ apiVersion }: KubernetesObject): string =>
  join(TYPES, apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`);

const sourceOf = (object: KubernetesObject): string =>
  `import type { ${object.kind} } from ${JSON.stringify(moduleOf(object))};
export const object: ${object.kind} = ${JSON.stringify(object, null, 2)};
`;

/** Compiler output; empty on success. */
const compile = (folder: string, files: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const program = join(root, 'node_modules/.bin/tsc');
    execFile(program, [...OPTIONS, ...files], { cwd: folder }, (failed, output) =>
      failed && !output ? reject(failed) : resolve(output),
    );
  });

/**
 * What the Kubernetes API would reject, one line per error: unknown or missing fields, wrong types, unknown kinds and
 * versions. Type-checks each object against the API's own definition.
 */
export async function mistakesIn(objects: KubernetesObject[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'));
  try {
    const files = objects.map((object) => {
      const file = `${nameOf(object).replace(' ', '-')}.ts`;
      writeFileSync(join(folder, file), sourceOf(object));
      return file;
    });
    return (await compile(folder, files)).split('\n').filter((line) => /^\S/.test(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
