const ALLOWED_TAGS = new Set(
  'p br hr h2 h3 h4 strong em b i u s sub sup blockquote code pre ul ol li dl dt dd table caption thead tbody tfoot tr th td figure figcaption img a'.split(
    ' ',
  ),
);
const REMOVED_ELEMENTS =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|option|noscript|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const ENTITY = /&(?:nbsp|#(\d{2,7})|#x([\da-f]{2,6}));/gi;

function characterOf(whole: string, decimal?: string, hexadecimal?: string): string {
  if (!decimal && !hexadecimal) return '\u00a0';
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code).replace('&', '&amp;') : whole;
}

const escaped = (text: string): string => text.replace(ENTITY, characterOf).replace(/</g, '&lt;').replace(/>/g, '&gt;');

function cleanTag(closing: string, typed: string, attributes: string): string {
  const lower = typed.toLowerCase();
  const name = lower === 'h1' ? 'h2' : lower;
  if (!ALLOWED_TAGS.has(name)) return '';
  if (closing) return `</${name}>`;
  const allowed = [...attributes.matchAll(ATTRIBUTE)].map(
    ([, key = '', double, single, bare]) =>
      ` ${key.toLowerCase()}="${escaped(double ?? single ?? bare ?? '').replace(/"/g, '&quot;')}"`,
  );
  return `<${name}${allowed.join('')}>`;
}

/**
 * Converts the typed content to the form in which the service saves it: known tags in lower case, others removed, and
 * no `<` or `>` in texts. The renderer allows only elements of a post.
 */
export function cleanHtml(content: string): string {
  let clean = '';
  let end = 0;
  const text = content.replace(/\r\n?/g, '\n').replace(REMOVED_ELEMENTS, '').trim();
  for (const match of text.matchAll(TAG)) {
    const [whole, closing = '', name = '', attributes = ''] = match;
    clean += escaped(text.slice(end, match.index)) + cleanTag(closing, name, attributes);
    end = match.index + whole.length;
  }
  return clean + escaped(text.slice(end));
}
