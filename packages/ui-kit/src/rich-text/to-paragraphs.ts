const TAGS = /(<[^>]*>)/;
const TAG = /^<(\/?)([a-z0-9]+)/;
const INLINE = new Set(['a', 'b', 'br', 'code', 'em', 'i', 'img', 's', 'strong', 'sub', 'sup', 'u']);
const BLANK_LINES = /\n(?:[ \t]*\n)+/;
const LINE_BREAK = /\n?<br ?\/?>\n?|\n/g;

/** A parsed tag; `undefined` for text. */
function readTag(part: string) {
  const [, closing, name = ''] = TAG.exec(part) ?? [];
  if (!name) return undefined;
  return { inline: INLINE.has(name), depth: name === 'hr' ? 0 : closing ? -1 : 1 };
}

/**
 * A post's content as HTML: blank lines separate paragraphs, single line breaks become `<br>`, and blocks (headings,
 * lists, quotes, tables) stay. `content` is sanitised: no `<` or `>` in texts or attributes. Tags are passed through
 * whole and texts never decoded, so nothing new becomes a tag.
 */
export function toParagraphs(content: string): string {
  let html = '';
  let text = '';
  let depth = 0;
  const endParagraph = () => {
    if (text.trim()) html += `<p>${text.trim().replace(LINE_BREAK, '<br>')}</p>`;
    text = '';
  };
  const addText = (part: string) => {
    const [first = '', ...others] = part.split(BLANK_LINES);
    text += first;
    for (const other of others) {
      endParagraph();
      text += other;
    }
  };
  for (const part of content.replace(/\r\n?/g, '\n').split(TAGS)) {
    const tag = readTag(part);
    if (tag && !tag.inline) {
      endParagraph();
      html += part;
      depth = Math.max(0, depth + tag.depth);
    } else if (depth > 0) html += part;
    else if (tag) text += part.replace(/\n/g, ' ');
    else addText(part);
  }
  endParagraph();
  return html;
}
