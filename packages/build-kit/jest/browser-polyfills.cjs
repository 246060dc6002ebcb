// Browser APIs missing in jsdom.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// jsdom has no layout, so treat every element as visible.
globalThis.IntersectionObserver ??= class {
  constructor(report) {
    this.report = report;
  }
  observe() {
    this.report([{ isIntersecting: true }], this);
  }
  disconnect() {}
};
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
// Files with the node environment have no DOM.
if (globalThis.HTMLDialogElement) {
  globalThis.PointerEvent ??= class extends MouseEvent {
    constructor(type, { pointerType = '', isPrimary = false, ...init } = {}) {
      super(type, init);
      Object.assign(this, { pointerType, isPrimary });
    }
  };
  // As in browsers: a modal dialog takes the focus, Escape closes it, and the focus returns.
  const focusBefore = new WeakMap();
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    focusBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector('button, a[href], input, select, textarea')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close() {
    if (!this.open) return;
    this.open = false;
    focusBefore.get(this)?.focus();
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener('keydown', ({ key }) => {
    const last = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (key === 'Escape' && last?.dispatchEvent(new Event('cancel', { cancelable: true }))) last.close();
  });
}

// jsdom scans the whole document for the labels of each control, which dominates tests of large forms.
if (globalThis.HTMLInputElement) {
  const LABELLED = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  const labels = {
    configurable: true,
    get() {
      const named = this.id ? [...this.ownerDocument.querySelectorAll(`label[for=${JSON.stringify(this.id)}]`)] : [];
      const around = this.closest('label:not([for])');
      return around ? [around, ...named] : named;
    },
  };
  for (const { prototype } of LABELLED) Object.defineProperty(prototype, 'labels', labels);
}

// No test has style sheets, and jsdom would match its own against every ancestor of an element at each role query.
if (globalThis.HTMLElement) {
  const isClosed = (element) => element.hidden || (element.tagName === 'DIALOG' && !element.open);
  const displayOf = (element) => (isClosed(element) ? 'none' : element.style.display || 'block');
  globalThis.getComputedStyle = (element) =>
    new Proxy(element.style, {
      get: (style, name) => {
        if (name === 'display') return displayOf(element);
        if (name !== 'getPropertyValue') return Reflect.get(style, name, style);
        return (property) => (property === 'display' ? displayOf(element) : style.getPropertyValue(property));
      },
    });
}
