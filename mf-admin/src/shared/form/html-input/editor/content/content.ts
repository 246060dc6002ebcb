import { htmlNodes, toParagraphs } from '@dealership/ui-kit/rich-text';
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { cleanHtml } from '../../clean-html.js';
import { normalised } from './normalised.js';
import { schema } from './schema.js';

const parser = DOMParser.fromSchema(schema);
const serialiser = DOMSerializer.fromSchema(schema);

/** Elements of a content, as the site shows them. */
const nodesOf = (content: string): DocumentFragment => htmlNodes(toParagraphs(cleanHtml(content)));

export const parse = (content: string): Node => parser.parse(nodesOf(content));

/** Unwraps the only paragraph of list items and quotes, unless it was in the HTML. */
function unwrap(container: Element): void {
  for (const holder of container.querySelectorAll('li, blockquote')) {
    const [paragraph, second] = holder.querySelectorAll(':scope > p');
    if (paragraph && !second && !holder.hasAttribute('data-paragraphs')) paragraph.replaceWith(...paragraph.childNodes);
    holder.removeAttribute('data-paragraphs');
  }
}

function htmlOf(block: Node): string {
  const container = document.createElement('div');
  container.append(
    block.type === schema.nodes.paragraph ? serialiser.serializeFragment(block.content) : serialiser.serializeNode(block),
  );
  unwrap(container);
  container.querySelector('figcaption:empty')?.remove();
  return container.innerHTML.replaceAll('&nbsp;', '\u00a0').replace(/<(br|ul|ol)>|<\/li>/g, '$&\n');
}

/** The content as it is stored: paragraphs are separated by blank lines, other blocks are HTML. */
export const serialise = (doc: Node): string => doc.children.map(htmlOf).filter(Boolean).join('\n\n');

const KNOWN = 'p,h2,h3,h4,ul,ol,li,blockquote,figure,figcaption,img,hr,br,a,strong,b,em,i,u,s,sub,sup,code';

export interface Difference {
  /** Names of elements that the editor does not know; empty if only their order or nesting would change. */
  elements: string[];
}

/** The parts that the editor would not preserve; undefined if it can edit the content. */
export function differenceOf(content: string): Difference | undefined {
  const before = nodesOf(content);
  if (normalised(before) === normalised(nodesOf(serialise(parser.parse(before))))) return undefined;
  const unknown = [...before.querySelectorAll(`:not(${KNOWN})`)].filter(
    ({ parentElement }) => parentElement?.matches(KNOWN) ?? true,
  );
  return { elements: [...new Set(unknown.map(({ localName }) => localName))] };
}
