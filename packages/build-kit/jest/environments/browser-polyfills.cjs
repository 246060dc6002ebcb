/** Adds to a jsdom window the browser APIs that it lacks, and replaces those that dominate the tests' run time. */
module.exports = function addPolyfills(window) {
  const { document, Event } = window;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // jsdom has no layout, so treat every element as visible.
  window.IntersectionObserver ??= class {
    constructor(report) {
      this.report = report;
    }
    observe() {
      this.report([{ isIntersecting: true }], this);
    }
    disconnect() {}
  };
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  });
  window.PointerEvent ??= class extends window.MouseEvent {
    constructor(type, { pointerType = '', isPrimary = false, ...init } = {}) {
      super(type, init);
      Object.assign(this, { pointerType, isPrimary });
    }
  };

  // As in browsers: a modal dialog takes the focus, Escape closes it, and the focus returns.
  const focusBefore = new WeakMap();
  const { prototype: dialog } = window.HTMLDialogElement;
  dialog.showModal ??= function showModal() {
    focusBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector('button, a[href], input, select, textarea')?.focus();
  };
  dialog.close ??= function close() {
    if (!this.open) return;
    this.open = false;
    focusBefore.get(this)?.focus();
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener('keydown', ({ key }) => {
    const last = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (key === 'Escape' && last?.dispatchEvent(new Event('cancel', { cancelable: true }))) last.close();
  });

  // jsdom scans the whole document for the labels of each control, which dominates tests of large forms. So they are
  // kept by the id of their control until elements or labels change.
  let labelsOf;
  const changes = new window.MutationObserver(() => {
    labelsOf = undefined;
  });
  changes.observe(document, { subtree: true, childList: true, attributeFilter: ['for'] });
  const allLabels = () => Map.groupBy(document.querySelectorAll('label[for]'), ({ htmlFor }) => htmlFor);
  const labels = {
    configurable: true,
    get() {
      if (changes.takeRecords().length > 0) labelsOf = undefined;
      labelsOf ??= allLabels();
      let around = this.parentElement;
      while (around && around.tagName !== 'LABEL') around = around.parentElement;
      return [...(around && !around.htmlFor ? [around] : []), ...(labelsOf.get(this.id) ?? [])];
    },
  };
  for (const name of ['Button', 'Input', 'Select', 'TextArea'])
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', labels);

  // No test has style sheets, and jsdom would match its own against every ancestor of an element at each role query.
  const isClosed = (element) => element.hidden || (element.tagName === 'DIALOG' && !element.open);
  const displayOf = (element) => (isClosed(element) ? 'none' : element.style.display || 'block');
  window.getComputedStyle = (element) =>
    new Proxy(element.style, {
      get: (style, name) => {
        if (name === 'display') return displayOf(element);
        if (name !== 'getPropertyValue') return Reflect.get(style, name, style);
        return (property) => (property === 'display' ? displayOf(element) : style.getPropertyValue(property));
      },
    });
};
