import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { BuildManifestPlugin } from './build-manifest-plugin.mjs';
import { CheckedScriptsPlugin } from './checked-scripts-plugin.mjs';
import { resolveOptions, rules } from './rules.mjs';
import { providedByShell, sharedChunks, takenFromShell } from './shared.mjs';
import { WithoutSnapshotsPlugin } from './without-snapshots-plugin.mjs';

// The plugin that publishes the runtime imports its CommonJS build while everything else uses the ES modules: without
// this alias the browser would get both.
const require = createRequire(import.meta.url);
const federationRequire = createRequire(require.resolve('@module-federation/enhanced/webpack'));
const runtimeCore = federationRequire.resolve('@module-federation/runtime-core').replace(/\.cjs$/, '.js');
const oneRuntime = { '@module-federation/runtime-tools/runtime-core': runtimeCore };

// Otherwise the plugin looks for webpack by an invalid call, which compiles webpack's whole schema: a second per build.
process.env.FEDERATION_WEBPACK_PATH = require.resolve('webpack');

// Remotes are resolved by entry address, without federation's manifest snapshots.
const leanRuntime = { disableSnapshot: true, target: 'web' };

const development = process.env.NODE_ENV === 'development';
const mode = development ? 'development' : 'production';

const compress = (filename, algorithm) =>
  new CompressionPlugin({ filename, algorithm, test: /\.(js|css|svg)$/, minRatio: 0.9, threshold: 512 });

const compressed = () => [
  compress('[path][base].br', (input, _options, done) =>
    brotliCompress(input, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }, done),
  ),
  compress('[path][base].gz', (input, _options, done) => gzip(input, { level: 9 }, done)),
];

// A hint for Chromium to compile such a file's functions in the background instead of lazily during hydration.
const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minimizer, which strips comments.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

const browserConfig = ({ root, name, publicPath, entry, federation, manifest, chunks, plugins = [] }) => ({
  name: `${name}:browser`,
  mode,
  context: root,
  target: ['web', 'es2022'],
  entry,
  devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
  output: {
    path: resolve(root, 'dist/browser'),
    publicPath,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    uniqueName: name,
    // A module that failed, because a shared one could not be loaded, runs again at the next request.
    strictModuleExceptionHandling: true,
    // The boot script is built separately.
    clean: { keep: /^boot\.js$/ },
  },
  module: { rules: rules(false) },
  resolve: { ...resolveOptions, alias: oneRuntime },
  optimization: {
    chunkIds: 'named',
    ...(chunks && { splitChunks: { cacheGroups: chunks } }),
    moduleIds: 'deterministic',
    minimizer: [
      new MinimizerPlugin({ test: /\.js$/, minify: MinimizerPlugin.swcMinify, extractComments: false }),
      new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  plugins: [
    new ModuleFederationPlugin({ name, dts: false, manifest: false, shareStrategy: 'loaded-first', ...federation }),
    ...plugins,
    // Code that only a server runs is left out.
    new webpack.DefinePlugin({ 'typeof __SERVER__': "'undefined'", 'typeof window': "'object'" }),
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:8].css',
      chunkFilename: '[name].[contenthash:8].css',
      ignoreOrder: true,
    }),
    compiledAhead,
    new CheckedScriptsPlugin(),
    new BuildManifestPlugin(manifest),
    ...(development ? [] : compressed()),
  ],
});

const rootOf = (configUrl) => dirname(fileURLToPath(configUrl));

/**
 * The build of a remote: its federated files for the browser (dist/browser). `name`: as in applications.ts, `mf-catalog`;
 * also its public path.
 */
export function remoteConfigs(configUrl, { name, exposes }) {
  const root = rootOf(configUrl);
  const federation = {
    name: name.replaceAll('-', '_'),
    filename: 'remoteEntry.[contenthash:8].js',
    exposes,
    shared: takenFromShell(),
    experiments: { externalRuntime: true, optimization: { ...leanRuntime, disableRemote: true } },
  };
  const publicPath = `/${name}/`;
  return [browserConfig({ root, name, publicPath, entry: {}, federation, manifest: { entry: /^remoteEntry\.\w+\.js$/ } })];
}

/** The inline script of documents: one self-contained file without a runtime. */
const bootConfig = ({ root, entry }) => ({
  name: 'shell:boot',
  mode,
  context: root,
  target: ['web', 'es2022'],
  entry: { boot: entry },
  devtool: false,
  output: { path: resolve(root, 'dist/browser'), filename: '[name].js' },
  module: { rules: rules(false) },
  resolve: resolveOptions,
  optimization: {
    minimizer: [new MinimizerPlugin({ test: /\.js$/, minify: MinimizerPlugin.swcMinify, extractComments: false })],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});

/**
 * The builds of the shell: the host that provides what is shared, and the script of the document.
 * `ownSheets`: names of chunks whose styles stay out of the common sheet.
 */
export function shellConfigs(configUrl, { entry, boot, ownSheets }) {
  const root = rootOf(configUrl);
  const federation = { shared: providedByShell(), experiments: { provideExternalRuntime: true, optimization: leanRuntime } };
  const publicPath = '/shell/';
  return [
    browserConfig({
      root,
      name: 'shell',
      publicPath,
      entry: { main: entry },
      federation,
      chunks: sharedChunks(ownSheets),
      // Only the host bundles federation's runtime.
      plugins: [new WithoutSnapshotsPlugin()],
    }),
    bootConfig({ root, entry: boot }),
  ];
}
