import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

// Script hashes known to the shell's document: shell/src/boot/script-hashes.ts.
const HASHES = 'scriptHashes';

/** Requests scripts only after the document knows their hashes. */
class WaitForHashes extends RuntimeModule {
  constructor() {
    super('checked scripts', RuntimeModule.STAGE_BASIC);
  }

  generate() {
    const load = RuntimeGlobals.loadScript;
    return `const load = ${load};
${load} = (url, ...rest) => { ${HASHES}.ready(url).then(() => load(url, ...rest)); };`;
  }
}

/** Adds integrity hashes to every script that webpack's runtime requests. */
export class CheckedScriptsPlugin {
  apply(compiler) {
    const name = 'CheckedScripts';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new WaitForHashes()));
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (source) => `${source}\nscript.crossOrigin = "anonymous"; script.integrity = ${HASHES}.of(url);`);
    });
  }
}
