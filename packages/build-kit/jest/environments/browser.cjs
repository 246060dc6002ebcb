const { runInNewContext } = require('node:vm');
const { JSDOM, VirtualConsole } = require('jsdom');
const addPolyfills = require('./browser-polyfills.cjs');
const WorkerEnvironment = require('./worker.cjs');

const OF_LANGUAGE = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
// Tests call real servers as a page does; timers must work in packages that were loaded with an earlier window.
const OF_NODE = new Set([
  ...['fetch', 'Headers', 'Request', 'Response', 'AbortController', 'AbortSignal', 'structuredClone'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
  ...['console', 'performance', 'crypto'],
]);
const OF_SCOPE = ['window', 'self', 'top', 'parent'];

/**
 * Timers of the current test file, with the functions that clear them. Not immediates: React's scheduler would wait
 * forever for one that was cleared.
 */
const timers = new Map();

const trackTimers = (start, clear) =>
  Object.assign((...given) => {
    const timer = start(...given);
    timers.set(timer, clear);
    return timer;
  }, start);

const TRACKED = {
  setTimeout: trackTimers(setTimeout, clearTimeout),
  setInterval: trackTimers(setInterval, clearInterval),
};

/** The worker's scope with the properties of a jsdom window, a new one for each test file. */
module.exports = class extends WorkerEnvironment {
  kind = 'browser';
  convertsEsModules = true;

  addGlobals(context) {
    const virtualConsole = new VirtualConsole();
    virtualConsole.sendTo(context.console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => context.console.error(error));
    this.dom = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: 'http://localhost/', virtualConsole });
    addPolyfills(this.dom.window);
    this.addWindow(this.dom.window);
    Object.assign(globalThis, TRACKED);
  }

  addWindow(window) {
    const define = (name, property) => Object.defineProperty(globalThis, name, { configurable: true, ...property });
    for (const name of Object.getOwnPropertyNames(window)) {
      if (OF_NODE.has(name) || OF_LANGUAGE.has(name) || name.startsWith('_')) continue;
      const set = (value) => {
        window[name] = value;
      };
      define(name, { enumerable: true, get: () => window[name], set });
    }
    for (const name of OF_SCOPE) define(name, { writable: true, value: globalThis });
    // As in jest's own environment: an uncaught error fails the test, unless it listens for errors.
    let errorListeners = 0;
    const counted =
      (name, step) =>
      (type, ...rest) => {
        if (type === 'error') errorListeners += step;
        window[name](type, ...rest);
      };
    define('addEventListener', { writable: true, value: counted('addEventListener', 1) });
    define('removeEventListener', { writable: true, value: counted('removeEventListener', -1) });
    define('dispatchEvent', { writable: true, value: (event) => window.dispatchEvent(event) });
    window.addEventListener('error', ({ error }) => {
      if (error && errorListeners === 0) process.emit('uncaughtException', error);
    });
  }

  async teardown() {
    await new Promise(setImmediate);
    for (const [timer, clear] of timers) clear(timer);
    timers.clear();
    this.dom.window.close();
    await super.teardown();
  }

  exportConditions() {
    return ['browser', 'require', 'default'];
  }
};
