// For `node --import`: runs a service from its TypeScript sources, compiled as in the build, so that nothing must be
// built.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const PACKAGES = new URL('../../', import.meta.url);
const { $schema: _, ...config } = JSON.parse(readFileSync(new URL('service.json', import.meta.url), 'utf8'));
const SOURCE = /\.tsx?$/;
config.jsc.experimental = { keepImportAttributes: true };

/** Maps a workspace package's entry point or a relative '.js' import to its source. */
function sourceOf(specifier, parent) {
  const own = /^@dealership\/([a-z-]+)(\/[a-z/-]+)?$/.exec(specifier);
  if (own) {
    const [, name, entry = ''] = own;
    return [`${entry}/index.ts`, `${entry}.ts`]
      .map((file) => new URL(`${name}/src${file}`, PACKAGES))
      .find((source) => existsSync(source));
  }
  if (!/^\.{1,2}\/.*\.js$/.test(specifier) || !SOURCE.test(parent ?? '')) return undefined;
  return ['.ts', '.tsx']
    .map((ending) => new URL(specifier.replace(/\.js$/, ending), parent))
    .find((source) => existsSync(source));
}

registerHooks({
  resolve(specifier, context, next) {
    const source = sourceOf(specifier, context.parentURL);
    return source ? { url: source.href, shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    if (!SOURCE.test(url) || url.includes('/node_modules/')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...config, filename, sourceMaps: 'inline', swcrc: false });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
