const WorkerEnvironment = require('./worker.cjs');

/** For tests of server rendering, in workspaces whose other tests run in `browser.cjs`. */
module.exports = class extends WorkerEnvironment {
  convertsEsModules = true;
};
