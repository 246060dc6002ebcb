import { htmlNodes, toParagraphs } from '@dealership/ui-kit/rich-text';
import { cleanHtml } from '../../clean-html.js';

const TAG = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
/** Blocks of other programs, which begin a paragraph here. */
const BLOCKS = new Set('div section article header footer main aside address form center body'.split(' '));
const HEADINGS: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const STYLES: Record<string, string | undefined> = { b: 'strong', strong: 'strong', i: 'em', em: 'em' };

/** The elements for what a tag of text looks like. Google Docs wraps everything in a `b` that is not bold. */
function stylesOf(name: string, attributes: string): string[] {
  const weight = /font-weight:\s*(\w+)/i.exec(attributes)?.[1];
  const slant = /font-style:\s*(\w+)/i.exec(attributes)?.[1];
  const isBold = weight ? /^(bold|bolder|[6-9]00)$/i.test(weight) : STYLES[name] === 'strong';
  const isItalic = slant ? /^(italic|oblique)$/i.test(slant) : STYLES[name] === 'em';
  return [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : [])];
}

/** HTML of the clipboard with its styles as elements and its blocks as paragraphs. */
function simplified(html: string): string {
  const open: { name: string; styles: string[] }[] = [];
  return html.replace(TAG, (tag: string, closing: string, typed: string, attributes: string) => {
    const name = typed.toLowerCase();
    if (BLOCKS.has(name)) return '\n\n';
    if (name in HEADINGS) return `<${closing}${HEADINGS[name]}>`;
    if (name !== 'span' && name !== 'font' && !STYLES[name]) return tag;
    if (!closing) {
      const styles = stylesOf(name, attributes);
      open.push({ name, styles });
      return styles.map((style) => `<${style}>`).join('');
    }
    const at = open.findLastIndex((other) => other.name === name);
    return at < 0
      ? ''
      : open
          .splice(at, 1)
          .flatMap(({ styles }) => styles.toReversed().map((style) => `</${style}>`))
          .join('');
  });
}

/** Removes pictures of other programs' files, and paragraphs that only wrap a list item. */
function tidy(nodes: DocumentFragment): DocumentFragment {
  for (const picture of nodes.querySelectorAll('img:not([src])')) picture.remove();
  for (const paragraph of nodes.querySelectorAll('li > p:only-child')) paragraph.replaceWith(...paragraph.childNodes);
  for (const empty of nodes.querySelectorAll('p, h2, h3, h4, li'))
    if (!empty.textContent?.trim() && !empty.querySelector('img')) empty.remove();
  return nodes;
}

/** Elements of pasted HTML; the schema keeps what it knows of them. */
export function pastedNodes(html: string): DocumentFragment {
  const [, fragment] = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html) ?? [];
  const inOneLine = (fragment ?? html).replace(/<(head|title|xml)\b[\s\S]*?<\/\1>|<!\[[^>]*>/gi, '').replace(/\s+/g, ' ');
  return tidy(htmlNodes(toParagraphs(cleanHtml(simplified(inOneLine)))));
}

/** Elements of pasted text: blank lines separate paragraphs. */
export const pastedText = (text: string): DocumentFragment =>
  htmlNodes(toParagraphs(text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')));
