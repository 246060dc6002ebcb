import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { root } from '../../../embedded/src/root.ts';

/** Where the functions come from that read an environment, by the package that exports them. */
const READERS: Record<string, string> = {
  '@dealership/service-kit': 'packages/service-kit/src/config/env.ts',
  '@dealership/ui-kit/server': 'packages/ui-kit/src/server/env.ts',
};

const ENV_FILE = /\/src\/(server\/)?env\.ts$/;
const RECORDED = 'recorded:';

const ours = pathToFileURL(`${root}/`).href;
const isOurs = (url = ''): boolean => url.startsWith(ours) && !url.includes('/node_modules/');
const swcOptions = JSON.parse(readFileSync(join(root, 'packages/build-kit/swc/service.json'), 'utf8'));

/** The comment above each variable, as the sources have it. */
export const comments = new Map<string, string>();

function collectComments(source: string): void {
  for (const [, text = '', variable = ''] of source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n\s*([A-Z][A-Z0-9_]+)[:,]/g))
    comments.set(variable, text.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim());
}

function compile(url: string): string {
  const source = readFileSync(fileURLToPath(url), 'utf8');
  collectComments(source);
  return transformSync(source, { ...swcOptions, filename: fileURLToPath(url), sourceMaps: false, swcrc: false }).code;
}

/** A stand-in for the package: the same but for `readEnv`, which notes what it is asked for instead of reading it. */
const recordedSource = (name: string): string =>
  `export * from ${JSON.stringify(pathToFileURL(join(root, READERS[name] ?? '')).href)};
   export const readEnv = (shape, rule) => globalThis.recordEnvironment(shape, rule);`;

const asSource = (specifier: string, parent = ''): string | undefined => {
  if (!specifier.startsWith('.') || !isOurs(parent)) return undefined;
  const url = new URL(specifier.replace(/\.js$/, '.ts'), parent).href;
  return existsSync(fileURLToPath(url)) ? url : undefined;
};

/** From now on the sources of all parts can be imported as they are, without a build. */
export function importSources(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier in READERS && ENV_FILE.test(context.parentURL ?? ''))
        return { url: RECORDED + specifier, format: 'module', shortCircuit: true };
      const source = asSource(specifier, context.parentURL);
      if (source) return { url: source, format: 'module', shortCircuit: true };
      // The sources stand under the condition for types.
      const conditions = specifier.startsWith('@dealership/') ? ['types', ...context.conditions] : context.conditions;
      return next(specifier, { ...context, conditions });
    },
    load(url, context, next) {
      if (url.startsWith(RECORDED))
        return { format: 'module', source: recordedSource(url.slice(RECORDED.length)), shortCircuit: true };
      if (isOurs(url) && url.endsWith('.ts')) return { format: 'module', source: compile(url), shortCircuit: true };
      return next(url, context);
    },
  });
}
