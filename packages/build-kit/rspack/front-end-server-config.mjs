import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { resolveOptions, rules } from '../webpack/rules.mjs';
import { asciiOnly } from './ascii-only.mjs';
import { externals } from './externals.mjs';

/** These packages locate their own files, or are patched for tracing. */
const EXTERNAL = ['pino', '@opentelemetry'];

/**
 * rspack's configuration of the server of a front end: one program with all that it imports, because Node takes longer
 * to find and compile its modules than to start it.
 * @param folder of the front end
 * @param publicPath of its browser build, which emits the files that both name
 */
export const frontEndServerConfig = (folder, publicPath) => ({
  context: folder,
  mode: process.env.NODE_ENV === 'development' ? 'development' : 'production',
  target: 'node24',
  devtool: 'source-map',
  entry: { server: './src/server/main.ts' },
  output: {
    path: join(folder, 'dist/server'),
    publicPath,
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    // Webpack's: names of files contain it.
    hashFunction: 'md4',
    clean: true,
  },
  externals: externals(EXTERNAL),
  resolve: { ...resolveOptions, conditionNames: ['node', 'import', 'require', 'default'] },
  module: { rules: rules(true), parser: { javascript: { dynamicImportMode: 'eager', importMeta: false } } },
  optimization: { minimize: false },
  // Used by the browser build only.
  ignoreWarnings: [/Useless magic comments/],
  plugins: [new rspack.DefinePlugin({ __SERVER__: 'true' }), asciiOnly],
});
