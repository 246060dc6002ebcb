import { createHash } from 'node:crypto';
import webpack from 'webpack';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest();

const integrityOf = (bytes) => `sha256-${sha256(bytes).toString('base64')}`;

const withinBudget = (file) => /\.(js|css)$/.test(file);

/**
 * Writes `build.json` beside the browser's files, which a server needs to render a document; addresses include the
 * public path:
 * `{ entry?, chunks: { [chunk name]: { scripts, styles } }, integrity: { [script address]: hash }, table }`. `table` is
 * the file that gives browsers the same hashes, and its own.
 */
export class BuildManifestPlugin {
  constructor({ entry } = {}) {
    this.entry = entry;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildManifest', (compilation) => {
      // After the hashes of minified files are final, before compression.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'BuildManifest', stage }, () => {
        const emit = (name, text) => compilation.emitAsset(name, new webpack.sources.RawSource(text));
        const address = (file) => `${compilation.outputOptions.publicPath}${file}`;
        const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
        const integrity = Object.fromEntries(scripts.map(({ name, source }) => [address(name), integrityOf(source.buffer())]));
        const table = JSON.stringify(integrity);
        const tableFile = `integrity.${sha256(table).toString('hex').slice(0, 8)}.json`;
        emit(tableFile, table);
        const more = { integrity, table: { href: address(tableFile), integrity: integrityOf(table) } };
        emit('build.json', JSON.stringify({ ...this.describe(compilation, address), ...more }, null, 1));
      });
    });
  }

  describe(compilation, address) {
    const filesOf = (chunks) => {
      const files = [...new Set([...chunks].flatMap((chunk) => [...chunk.files]))].filter(withinBudget);
      const ofType = (type) => files.filter((file) => file.endsWith(type)).map(address);
      return { scripts: ofType('.js'), styles: ofType('.css') };
    };
    const chunks = {};
    for (const chunk of compilation.chunks) if (chunk.name) chunks[chunk.name] = filesOf([chunk]);
    for (const group of compilation.chunkGroups) if (group.name) chunks[group.name] = filesOf(group.chunks);
    const entry = this.entry && compilation.getAssets().find(({ name }) => this.entry.test(name));
    return { ...(entry && { entry: address(entry.name) }), chunks };
  }
}
