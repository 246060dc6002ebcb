const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const snapshotOf = (object) => Object.getOwnPropertyDescriptors(object);

/** Puts back the properties of a snapshot, and removes later ones. */
function restore(object, snapshot) {
  for (const key of Reflect.ownKeys(object)) if (!Object.hasOwn(snapshot, key)) Reflect.deleteProperty(object, key);
  for (const key of Reflect.ownKeys(snapshot)) {
    const now = Object.getOwnPropertyDescriptor(object, key);
    const { value, get } = snapshot[key];
    if (!now || now.value !== value || now.get !== get) Reflect.defineProperty(object, key, snapshot[key]);
  }
}

/**
 * Node's own record of listeners. Only `removeListener` may change it: with an old count it would drop all listeners
 * once too many are removed, jest's included, and the worker would wait forever for a message.
 */
const RECORD_OF_LISTENERS = ['_events', '_eventsCount'];

/** Puts back the properties of `process`, but for its listeners. */
function restoreProcess(snapshot) {
  const now = snapshotOf(process);
  restore(process, { ...snapshot, ...Object.fromEntries(RECORD_OF_LISTENERS.map((key) => [key, now[key]])) });
}

const listenersOf = (emitter) => new Map(emitter.eventNames().map((name) => [name, emitter.rawListeners(name)]));

/** Removes listeners that were added later: those of an application would keep it in memory. */
function restoreListeners(emitter, before) {
  for (const [name, listeners] of listenersOf(emitter))
    for (const listener of listeners) if (!before.get(name)?.includes(listener)) emitter.removeListener(name, listener);
}

/**
 * Runs test files in the worker's own global scope instead of a `vm` context, so that packages can be loaded once per
 * worker (`../runtime.cjs`), and global variables are not looked up through a proxy. What a file changes in the global
 * scope, in `process` and in its environment is undone afterwards.
 */
module.exports = class {
  kind = 'node';
  global = globalThis;
  /** Whether ES modules of packages are converted to CommonJS, and run for each test file. */
  convertsEsModules = false;

  constructor({ projectConfig }, context) {
    this.before = {
      globals: snapshotOf(globalThis),
      process: snapshotOf(process),
      listeners: listenersOf(process),
      env: { ...process.env },
    };
    this.stackTraceLimit = Error.stackTraceLimit;
    // As in jest's own environments.
    Error.stackTraceLimit = 100;
    this.addGlobals(context);
    this.moduleMocker = new ModuleMocker(globalThis);
    // With the global object itself, Node's module `timers` would be faked too, on which React and packages wait.
    const timers = { config: projectConfig, global: new Proxy(globalThis, {}) };
    this.fakeTimersModern = new ModernFakeTimers(timers);
    this.fakeTimers = new LegacyFakeTimers({
      ...timers,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (timer) => timer },
    });
  }

  /** Adds what is global in this environment. */
  addGlobals(_context) {}

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const { globals, process: ofProcess, listeners, env } = this.before;
    restoreListeners(process, listeners);
    restoreProcess(ofProcess);
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    restore(globalThis, globals);
    Error.stackTraceLimit = this.stackTraceLimit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
};
