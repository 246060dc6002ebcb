// What browsers have and jsdom lacks.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
// A file that runs on the server side says so and has no elements.
if (globalThis.HTMLDialogElement) {
  globalThis.PointerEvent ??= class extends MouseEvent {
    constructor(type, { pointerType = '', ...init } = {}) {
      super(type, init);
      this.pointerType = pointerType;
    }
  };
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
