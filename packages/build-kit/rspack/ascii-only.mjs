import { rspack } from '@rspack/core';

/**
 * Escapes non-ASCII characters in the emitted JavaScript. V8 keeps the source of loaded modules, with two bytes for each
 * character if a single one is beyond ASCII.
 */
export const asciiOnly = {
  apply: ({ hooks }) =>
    hooks.compilation.tap('asciiOnly', (compilation) => {
      // Source maps have been written by then. Lines stay as they are.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'asciiOnly', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.js')))
          compilation.updateAsset(name, (source) => new rspack.sources.RawSource(escapeNonAscii(source.source())));
      });
    }),
};
const escapeNonAscii = (/** @type {string} */ text) =>
  text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
