const NOT_RENDERED = /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<head>[\s\S]*?<\/head>/gi;
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

const ALLOWED_TAGS = new Set(['a', 'bdi', 'blockquote', 'br', 'div', 'li', 'ol', 'p', 'table', 'tbody', 'td', 'th', 'tr']);
const ALLOWED_ATTRIBUTES = new Set(['class', 'dir', 'href', 'role', 'width', 'align', 'cellpadding', 'cellspacing']);

const ENTITIES: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

const decoded = (text: string): string => text.replace(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

function elementOf(name: string, attributes: string): HTMLElement {
  const element = document.createElement(name);
  for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    // The document's CSP blocks style attributes in markup, but not styles set by scripts.
    if (key === 'style') element.style.cssText = decoded(value);
    else if (ALLOWED_ATTRIBUTES.has(key.toLowerCase())) element.setAttribute(key, decoded(value));
  }
  if (name === 'a') Object.assign(element, { target: '_blank', rel: 'noopener noreferrer' });
  return element;
}

const LIGHT_SCHEME = /@media \(prefers-color-scheme: light\) \{\s*((?:[^{}]+\{[^{}]*\}\s*)*)\}/;

/** Applies the rules for mail programs with a light scheme, whatever the scheme of this device. */
function lighten(root: DocumentFragment, html: string): void {
  const [, rules = ''] = LIGHT_SCHEME.exec(html) ?? [];
  for (const [, selector = '', declarations = ''] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const element of root.querySelectorAll<HTMLElement>(selector.trim()))
      for (const [, property = '', value = ''] of declarations.matchAll(/([\w-]+)\s*:\s*([^;!]+)/g))
        element.style.setProperty(property, value.trim());
  }
}

/** Converts the HTML of our e-mails to elements: the document's CSP does not allow parsing text as markup. */
export function emailNodes(html: string, scheme: 'light' | 'dark'): DocumentFragment {
  const root = document.createDocumentFragment();
  const open: (DocumentFragment | HTMLElement)[] = [root];
  for (const [, closing, tag = '', attributes = '', text] of html.replace(NOT_RENDERED, '').matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    const name = tag === 'body' ? 'div' : tag;
    if (text) parent.append(decoded(text));
    else if (!ALLOWED_TAGS.has(name)) continue;
    else if (closing) open.pop();
    else {
      const element = elementOf(name, attributes);
      parent.append(element);
      if (name !== 'br') open.push(element);
    }
  }
  if (scheme === 'light') lighten(root, html);
  return root;
}
