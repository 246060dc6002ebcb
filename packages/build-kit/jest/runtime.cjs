const { readFileSync } = require('node:fs');
const { createRequire, findPackageJSON, isBuiltin } = require('node:module');
const { pathToFileURL } = require('node:url');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext, Script, SyntheticModule } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const checkInternals = require('./check-internals.cjs');
// Loads jsdom, which is the worker's own.
require('./environments/browser.cjs');

// Otherwise the garbage of some files exceeds jest's `workerIdleMemoryLimit`, and a new worker starts cold.
const COLLECT_ABOVE_BYTES = 600 * 2 ** 20;
const COLLECT_AFTER_GROWTH_BYTES = 200 * 2 ** 20;
let retainedBytes = 0;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

// class-transformer keeps every decorated class, and with it all modules of its test file.
const CLASSES = require.resolve('class-transformer/cjs/storage.js');

// Per worker: every test file loads the same modules.
const scripts = new Map();
const requires = new Map();
const esModules = new Map();
const contracts = { node: new Map(), browser: new Map() };

const ofWorker = new Set(Object.keys(require.cache));
const packages = { node: {}, browser: {} };
let current = 'node';

/**
 * Packages look for a DOM when they are loaded, so those for Node and those for a browser are separate instances. This
 * can be done for CommonJS only.
 */
function selectPackages(kind) {
  if (!packages[kind]) throw new Error('jest: the test environment must be one of environments/');
  if (kind === current) return;
  for (const [file, module] of Object.entries(require.cache)) {
    if (ofWorker.has(file)) continue;
    packages[current][file] = module;
    delete require.cache[file];
  }
  Object.assign(require.cache, packages[kind]);
  current = kind;
}

/** The function that Jest runs as a module. Jest itself compiles it for every test file. */
function compileOnce(parameters, source, filename) {
  let compiled = scripts.get(filename);
  if (compiled?.source !== source) {
    const head = `(function (${parameters.join(', ')}) {`;
    compiled = { source, script: new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }) };
    scripts.set(filename, compiled);
  }
  return compiled.script.runInThisContext();
}

// Testing Library registers its clean-up, and looks up the document, when it is loaded. Nest's testing module keeps the
// classes of every application that it has built.
const OF_EACH_FILE = /^(?:\.|\/|@dealership\/|@jest\/|@testing-library\/|@nestjs\/testing$|.*\.css$)/;

/** Node's own `require` of a file, which loads each package once per worker. */
function requireOf(file) {
  if (!requires.has(file)) requires.set(file, createRequire(file));
  return requires.get(file);
}

function isEsModule(file) {
  if (!esModules.has(file)) {
    const { type } = JSON.parse(readFileSync(findPackageJSON(pathToFileURL(file)), 'utf8'));
    esModules.set(file, file.endsWith('.mjs') || (type === 'module' && !file.endsWith('.cjs')));
  }
  return esModules.get(file);
}

// Their schemas are constants, and take as long to make as all other modules of a service.
const isContract = (file) => file.includes('/packages/contracts/src/') && !file.includes('.test.');

/**
 * A Jest runtime for environments in the worker's own scope (`environments/worker.cjs`): packages and contracts run once
 * per worker; other modules are compiled once per worker, and run for each test file.
 */
module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    checkInternals(this);
    // ES modules would stay in memory for the worker's life, and are not transformed here.
    if (SyntheticModule) throw new Error('jest runs without --experimental-vm-modules: all modules of tests are CommonJS');
    selectPackages(this._environment.kind);
    this.executor.compile = (source, filename) => compileOnce(this.executor.injectedModuleParameters, source, filename);
  }

  requireModule(from, name, options, isActual) {
    const load = () => super.requireModule(from, name, options, isActual);
    if (!name || options?.isInternalModule || isBuiltin(name)) return load();
    const { kind, convertsEsModules } = this._environment;
    const isOfPackage = !OF_EACH_FILE.test(name);
    if (isOfPackage && !convertsEsModules) return requireOf(from)(name);
    const file = this._resolution.resolveCjs(from, name);
    if (isOfPackage && file.includes('/node_modules/') && !isEsModule(file)) return requireOf(from)(file);
    if (!isContract(file)) return load();
    const shared = contracts[kind];
    if (!shared.has(file)) shared.set(file, load());
    return shared.get(file);
  }

  teardown() {
    super.teardown();
    require.cache[CLASSES]?.exports.defaultMetadataStorage.clear();
    const { heapUsed } = process.memoryUsage();
    if (heapUsed < COLLECT_ABOVE_BYTES || heapUsed < retainedBytes + COLLECT_AFTER_GROWTH_BYTES) return;
    collectGarbage();
    retainedBytes = process.memoryUsage().heapUsed;
  }
};
