const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// Of the worker: each test file loads the same modules again.
const sources = new Map();
const scripts = new Map();
/** Runs the modules of the test file that is under way. */
let current;

/** The function that Jest runs as a module. Jest itself compiles it for every test file. */
function compileOnce(executor, source, filename) {
  const context = executor.environment.getVmContext();
  if (!context) return null;
  current = executor;
  let compiled = scripts.get(filename);
  if (compiled?.source !== source) {
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    const script = new Script(`${head}${source}\n})`, {
      filename,
      columnOffset: -head.length,
      // What kept the executor here would keep all modules of its test file.
      importModuleDynamically: (specifier, _script, attributes, phase) =>
        current.dynamicImport(specifier, filename, current.environment.getVmContext(), attributes, phase),
    });
    compiled = { source, script };
    scripts.set(filename, compiled);
  }
  return compiled.script.runInContext(context);
}

/** Jest's runtime, which reads and compiles the CommonJS of packages and sources once a worker instead of once a test file. */
module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor, fileCache } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      try {
        return compileOnce(executor, source, filename);
      } catch {
        // Jest says what is wrong with it, or takes it as an ES module.
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
