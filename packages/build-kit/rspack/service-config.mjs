import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { asciiOnly } from './ascii-only.mjs';
import { externals } from './externals.mjs';

const swc = JSON.parse(readFileSync(new URL('../swc/service.json', import.meta.url), 'utf8'));

/**
 * Packages that stay in node_modules: they are native, find files of their own, or are patched for tracing. Nest looks
 * for TypeORM by name as well, and there must be one.
 */
const EXTERNAL = [
  ...['sharp', '@node-rs/argon2', 'pg', 'ioredis', 'bullmq', 'pino', 'swagger-ui-dist', 'mailparser', 'nodemailer'],
  ...['typeorm', '@aws-sdk/client-s3', '@opentelemetry'],
];

/** Finds the migrations beside itself, so it stays a file of its own. */
const DATABASE = /[\\/]src[\\/]database[\\/]database\.ts$/;
/** These load packages by names passed by their callers; literal imports of the callers are bundled. */
const LOADERS_OF_NEST = /@nestjs[\\/].*(load-package\.util|load-adapter|optional-require)\.js$/;

/**
 * rspack's configuration of a Node service: programs with all that they import, because Node takes longer to find and
 * compile 3,000 modules than to start the service.
 * @param folder of the service
 * @param programs below `src`, without extension; the outputs have the same names below `dist`
 */
export const serviceConfig = (folder, programs) => ({
  context: folder,
  mode: 'production',
  target: 'node24',
  devtool: 'source-map',
  entry: Object.fromEntries(programs.map((name) => [name, `./src/${name}`])),
  output: {
    path: join(folder, 'dist'),
    filename: '[name].js',
    assetModuleFilename: '[name][ext]',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    clean: true,
  },
  externals: externals(EXTERNAL),
  resolve: {
    extensions: ['.js', '.ts', '.tsx'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['node', 'import', 'require', 'default'],
  },
  module: {
    parser: { javascript: { importMeta: false, url: 'new-url-relative' } },
    rules: [
      { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: { jsc: swc.jsc } },
      { test: DATABASE, parser: { url: false } },
      { test: LOADERS_OF_NEST, parser: { importDynamic: false } },
    ],
  },
  optimization: {
    minimize: false,
    // Nest and TypeORM read the names of classes, which joining modules could change.
    concatenateModules: false,
    splitChunks: {
      chunks: 'all',
      minSize: 0,
      cacheGroups: { database: { test: DATABASE, name: 'database/database', enforce: true } },
    },
  },
  plugins: [
    asciiOnly,
    ...(existsSync(join(folder, 'src/database/migrations'))
      ? [new rspack.CopyRspackPlugin({ patterns: [{ from: 'src/database/migrations', to: 'database/migrations' }] })]
      : []),
  ],
});
