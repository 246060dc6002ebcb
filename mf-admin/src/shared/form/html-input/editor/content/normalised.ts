const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 's', 'strong', 'sub', 'sup', 'u']);
const LEAVES = new Set(['br', 'hr', 'img']);

const tagOf = (element: Element): string =>
  `<${[element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort()].join(' ')}>`;

/**
 * Nodes as a text that is the same for nodes that look the same: white space is collapsed, and it makes no difference
 * in which order inline elements are nested or whether they are divided.
 */
export function normalised(nodes: DocumentFragment): string {
  const parts: string[] = [];
  let styles = '';
  let isAfterSpace = true;

  const addText = (text: string, outer: string) => {
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ');
    const added = isAfterSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    if (!added) return;
    parts.push(outer === styles ? added : `{${outer}}${added}`);
    styles = outer;
    isAfterSpace = added.endsWith(' ');
  };
  const addTag = (tag: string) => {
    const last = parts.length - 1;
    if (isAfterSpace && parts[last]?.endsWith(' ')) parts[last] = parts[last].slice(0, -1).replace(/\{[^{}]*\}$/, '');
    parts.push(tag);
    styles = '';
    isAfterSpace = true;
  };
  const add = (node: ChildNode, outer: string[]) => {
    if (!(node instanceof Element)) addText(node.textContent ?? '', outer.join(''));
    else if (node.localName === 'img') {
      addText('\u00a0', [...outer, tagOf(node)].join(''));
    } else if (LEAVES.has(node.localName)) addTag(tagOf(node));
    else if (INLINE.has(node.localName)) for (const child of node.childNodes) add(child, [...outer, tagOf(node)].sort());
    else {
      addTag(tagOf(node));
      for (const child of node.childNodes) add(child, []);
      addTag(`</${node.localName}>`);
    }
  };
  for (const node of nodes.childNodes) add(node, []);
  return parts.join('');
}
