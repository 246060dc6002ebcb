import { createHash } from 'node:crypto';
import webpack from 'webpack';

const integrityOf = (asset) => `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;

const withinBudget = (file) => /\.(js|css)$/.test(file);

/**
 * Writes `build.json` beside the browser's files: what a server must know of them to render a document.
 * `{ entry?, integrity?, chunks: { [chunk name]: { scripts, styles } } }`, addresses with the public path.
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
        const manifest = JSON.stringify(this.describe(compilation), null, 1);
        compilation.emitAsset('build.json', new webpack.sources.RawSource(manifest));
      });
    });
  }

  describe(compilation) {
    const publicPath = compilation.outputOptions.publicPath;
    const address = (file) => `${publicPath}${file}`;
    const filesOf = (chunks) => {
      const files = [...new Set([...chunks].flatMap((chunk) => [...chunk.files]))].filter(withinBudget);
      const ofType = (type) => files.filter((file) => file.endsWith(type)).map(address);
      return { scripts: ofType('.js'), styles: ofType('.css') };
    };
    const chunks = {};
    for (const chunk of compilation.chunks) if (chunk.name) chunks[chunk.name] = filesOf([chunk]);
    for (const group of compilation.chunkGroups) if (group.name) chunks[group.name] = filesOf(group.chunks);
    const entry = this.entry && compilation.getAssets().find(({ name }) => this.entry.test(name));
    return { ...(entry && { entry: address(entry.name), integrity: integrityOf(entry) }), chunks };
  }
}
