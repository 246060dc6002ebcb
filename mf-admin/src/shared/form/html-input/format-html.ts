/** What the toolbar inserts, by element name. */
export const FORMATS = ['h2', 'h3', 'strong', 'em', 'a', 'ul', 'ol', 'blockquote'] as const;

export type Format = (typeof FORMATS)[number];

/** Replaces the text between `from` and `to`, and then selects a part of the new text. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  select: [start: number, end: number];
}

const ADDRESS = 'https://';

const BLOCK = /^<(h2|h3|blockquote|ul|ol)>([\s\S]*)<\/\1>$/;

/** The content of a block that has already been formatted. */
function contentOf(block: string): { format?: string; content: string } {
  const [, format, content] = BLOCK.exec(block) ?? [];
  if (!format || content === undefined) return { content: block };
  const lines = content.trim().split('\n');
  const items = lines.map((line) => line.replace(/^\s*<li>(.*)<\/li>\s*$/, '$1'));
  return { format, content: format === 'ul' || format === 'ol' ? items.join('\n') : content };
}

function blockOf(format: Format, content: string): string {
  if (format !== 'ul' && format !== 'ol') return `<${format}>${content}</${format}>`;
  const items = content.split('\n').map((line) => `<li>${line.trim()}</li>`);
  return `<${format}>\n${items.join('\n')}\n</${format}>`;
}

/** Formats the selected lines, or returns them to plain text if they have that format. */
function formatBlock(value: string, start: number, end: number, format: Format): Edit {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = value.indexOf('\n', Math.max(start, value[end - 1] === '\n' ? end - 1 : end));
  const to = lineEnd === -1 ? value.length : lineEnd;
  const { format: before, content } = contentOf(value.slice(from, to));
  const text = before === format ? content : blockOf(format, content);
  return { from, to, text, select: [from, from + text.length] };
}

/** Wraps the selected words in an element, or removes the element that wraps exactly these words. */
function formatInline(value: string, start: number, end: number, format: Format): Edit {
  const [open, close] = [`<${format}>`, `</${format}>`];
  const words = value.slice(start, end);
  if (value.slice(0, start).endsWith(open) && value.slice(end).startsWith(close)) {
    const from = start - open.length;
    return { from, to: end + close.length, text: words, select: [from, from + words.length] };
  }
  const at = start + open.length;
  return { from: start, to: end, text: `${open}${words}${close}`, select: [at, at + words.length] };
}

/** Links the selected words, and selects the address to be typed or pasted. */
function link(value: string, start: number, end: number): Edit {
  const text = `<a href="${ADDRESS}">${value.slice(start, end)}</a>`;
  const at = start + '<a href="'.length;
  return { from: start, to: end, text, select: [at, at + ADDRESS.length] };
}

/** The edit that formats the selection from `start` to `end`. */
export function formatHtml(value: string, start: number, end: number, format: Format): Edit {
  if (format === 'a') return link(value, start, end);
  return format === 'strong' || format === 'em'
    ? formatInline(value, start, end, format)
    : formatBlock(value, start, end, format);
}
