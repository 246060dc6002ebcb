const { Script, SyntheticModule } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// Per worker: every test file loads the same modules.
const sources = new Map();
const scripts = new Map();

/** The function that Jest runs as a module. Jest itself compiles it for every test file. */
function compileOnce(executor, source, filename) {
  const context = executor.environment.getVmContext();
  if (!context) return null;
  let compiled = scripts.get(filename);
  if (compiled?.source !== source) {
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    compiled = { source, script: new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }) };
    scripts.set(filename, compiled);
  }
  return compiled.script.runInContext(context);
}

/** A Jest runtime that reads and compiles modules once per worker instead of once per test file. */
module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    // ES modules would stay in memory for the worker's life, and are not transformed here.
    if (SyntheticModule) throw new Error('jest runs without --experimental-vm-modules: all modules of tests are CommonJS');
    const { executor, fileCache } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      try {
        return compileOnce(executor, source, filename);
      } catch {
        // Lets Jest report the error.
        return compile(source, filename);
      }
    };
    const read = fileCache.readFile.bind(fileCache);
    fileCache.readFile = (filename) => {
      if (!filename.includes('/node_modules/')) return read(filename);
      if (!sources.has(filename)) sources.set(filename, read(filename));
      return sources.get(filename);
    };
  }
};
