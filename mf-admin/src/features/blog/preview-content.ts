const BLOCKS = 'p, hr, h1, h2, h3, h4, blockquote, pre, ul, ol, dl, table, figure';
const KEPT = `${BLOCKS}, br, strong, em, b, i, u, s, sub, sup, code, li, dt, dd, caption, thead, tbody, tfoot, tr, th, td, figcaption, img, a`;
const KEPT_ATTRIBUTES = new Set(['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope']);
const SILENT = 'script, style, textarea, option, noscript, template, iframe';

/** Leaves of a document what the service leaves of a post: elements that it does not keep lose their tags, some their texts too. */
function prune({ body }: Document): void {
  for (const element of body.querySelectorAll(SILENT)) element.remove();
  for (const element of [...body.querySelectorAll('*')].toReversed()) {
    if (!element.matches(KEPT)) element.replaceWith(...element.childNodes);
    else for (const { name } of [...element.attributes]) if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
  }
}

const isBlock = (node: Node): boolean => node instanceof Element && node.matches(BLOCKS);

/** A text with its blank lines and line breaks, as HTML. */
function textHtml(text: string, document: Document): string {
  const element = document.createElement('p');
  element.textContent = text;
  return element.innerHTML.replace(/\n(?:[ \t]*\n)+/g, '</p><p>').replace(/\n/g, '<br>');
}

/**
 * A post's content as the public page shows it: paragraphs where blank lines part the text, line breaks for single ones, blocks as they
 * are. It is read by a parser that runs nothing, and pruned; the server still sanitises what is saved.
 */
export function previewContent(content: string): string {
  const parsed = new DOMParser().parseFromString(content.replace(/\r\n?/g, '\n').trim(), 'text/html');
  prune(parsed);
  let html = '';
  let inline = '';
  const endParagraph = () => {
    html += `<p>${inline}</p>`;
    inline = '';
  };
  for (const node of parsed.body.childNodes) {
    if (node instanceof Text) inline += textHtml(node.data, parsed);
    else if (node instanceof Element && isBlock(node)) {
      endParagraph();
      html += node.outerHTML;
    } else if (node instanceof Element) inline += node.outerHTML;
  }
  endParagraph();
  return html
    .replace(/<p>(?:\s|<br>)*<\/p>/g, '')
    .replace(/<p>(?:<br>)+/g, '<p>')
    .replace(/(?:<br>)+<\/p>/g, '</p>');
}
