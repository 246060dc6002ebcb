import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const NAME = 'WithoutSnapshots';

/** Modules of federation's runtime that the replacement stands for, by their path in the package. */
const REPLACED = ['dist/plugins/snapshot/SnapshotHandler.js', 'dist/utils/preload.js'];

const REPLACEMENT = fileURLToPath(new URL('./federation-without-snapshots.mjs', import.meta.url));

/**
 * Drops the code of federation's manifest snapshots from the build, and the preloading that needs them. Fails a build
 * that has not come across these modules: another version of the runtime may have moved them.
 */
export class WithoutSnapshotsPlugin {
  apply(compiler) {
    const missing = new Set(REPLACED);
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.afterResolve.tap(NAME, ({ createData }) => {
        const [, file] = /[\\/]runtime-core[\\/](.+)$/.exec(createData.resource ?? '') ?? [];
        const replaced = REPLACED.find((name) => name === file?.replaceAll('\\', '/'));
        if (!replaced) return;
        missing.delete(replaced);
        createData.resource = REPLACEMENT;
      });
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, () => {
        if (missing.size === 0) return;
        const text = `@module-federation/runtime-core has no ${[...missing].join(', ')} to replace: see ${import.meta.filename}`;
        compilation.errors.push(new webpack.WebpackError(text));
      });
    });
  }
}
