// Elements that the service allows in a post (`sanitise` of svc-content).
const ELEMENTS = new Set(
  'p br hr h2 h3 h4 strong em b i u s sub sup blockquote code pre ul ol li dl dt dd table caption thead tbody tfoot tr th td figure figcaption img a'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img']);
const ATTRIBUTES = new Set(['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope']);
/** Added by the page, never by a post. */
const ADDED = new Map([
  ['id', /^part-\d+$/],
  ['loading', /^lazy$/],
]);
const ADDRESSES = new Set(['href', 'src']);
const SCHEME = /^[^/?#]*:/;
const SAFE_SCHEME = /^(https?|mailto|tel):/i;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

export const decoded = (text: string): string => text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');

const isAllowed = (name: string, value: string): boolean =>
  ADDED.get(name)?.test(value) ||
  (ATTRIBUTES.has(name) && !(ADDRESSES.has(name) && SCHEME.test(value) && !SAFE_SCHEME.test(value)));

function newElement(name: string, attributes: string): HTMLElement {
  const element = document.createElement(name);
  for (const [, key = '', value = ''] of attributes.matchAll(/([a-z]+)="([^"]*)"/g))
    if (isAllowed(key, decoded(value))) element.setAttribute(key, decoded(value));
  return element;
}

/** Closes the innermost element of this name and everything open in it. */
function close(open: HTMLElement[], name: string): void {
  const index = open.findLastIndex(({ localName }) => localName === name);
  if (index >= 0) open.length = index;
}

/**
 * DOM nodes of sanitised HTML, created one by one from an allowlist: the site never parses strings as markup, so none
 * can become code. Unknown tags are dropped, their text kept.
 */
export function htmlNodes(html: string): DocumentFragment {
  const root = document.createDocumentFragment();
  const open: HTMLElement[] = [];
  for (const [, closing, name = '', attributes = '', text] of html.matchAll(
    /<(\/?)([a-z0-9]+)([^>]*)>|((?:[^<]|<(?!\/?[a-z]))+)/g,
  )) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.append(decoded(text));
    else if (!ELEMENTS.has(name)) continue;
    else if (closing) close(open, name);
    else {
      const element = newElement(name, attributes);
      parent.append(element);
      if (!VOID.has(name)) open.push(element);
    }
  }
  return root;
}
