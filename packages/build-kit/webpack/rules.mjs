import { basename, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');

/** `catalog_vehicle-card_price`: workspace, file, class. Identical in browser and server builds, and unique. */
const classNameOf = (context, _template, local) => {
  const parts = relative(root, context.resourcePath).split(sep);
  const workspace = (parts[0] === 'packages' ? parts[1] : parts[0]).replace(/^mf-|-kit$/g, '');
  return `${workspace}_${basename(context.resourcePath).replace(/\.module\.css$/, '')}_${local}`;
};

const script = (server) => ({
  test: /\.tsx?$/,
  loader: server ? 'builtin:swc-loader' : 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
});

const styles = (server) => ({
  test: /\.css$/,
  use: [
    ...(server ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        // Every browser of the last ten years supports woff2, so drop the fallbacks.
        url: { filter: (address) => !address.endsWith('.woff') },
        modules: {
          auto: /\.module\.css$/,
          exportOnlyLocals: server,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          getLocalIdent: classNameOf,
        },
      },
    },
  ],
});

// `?text`: the file's content, for answers of a server.
const texts = { resourceQuery: /^\?text$/, type: 'asset/source' };

// `?picture`: the picture in several widths.
const pictures = (server) => ({
  resourceQuery: /^\?picture$/,
  loader: fileURLToPath(new URL('./picture-loader.mjs', import.meta.url)),
  options: { emit: !server },
});

const antdStyles = {
  test: /@rc-component\/util\/.*\/dynamicCSS\.js$|@ant-design\/icons\/.*\/cssUtils\.js$/,
  loader: fileURLToPath(new URL('./text-styles-loader.mjs', import.meta.url)),
};

const assets = (server) => ({
  test: /\.(woff2|svg|webp|webm|mp4)$/,
  resourceQuery: { not: [/^\?(text|picture)$/] },
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]', emit: !server },
});

/** Of the browser build by webpack, or of the server build by rspack. */
export const rules = (server) => [script(server), styles(server), texts, pictures(server), assets(server), antdStyles];

export const resolveOptions = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
};
