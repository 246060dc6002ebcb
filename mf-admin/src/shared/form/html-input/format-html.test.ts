import { expect, it } from '@jest/globals';
import { type Format, formatHtml } from './format-html.js';

/** Applies a format to a text, in which `[` and `]` mark the selection before and after. */
function formatted(marked: string, format: Format): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const value = marked.replace(/[[\]]/g, '');
  const { from, to, text, select } = formatHtml(value, start, end, format);
  const after = value.slice(0, from) + text + value.slice(to);
  return `${after.slice(0, select[0])}[${after.slice(...select)}]${after.slice(select[1])}`;
}

it.each<[Format, string, string]>([
  ['strong', 'A [big] car', 'A <strong>[big]</strong> car'],
  ['strong', 'A <strong>[big]</strong> car', 'A [big] car'],
  ['em', 'A []', 'A <em>[]</em>'],
  ['a', 'See [our cars].', 'See <a href="[https://]">our cars</a>.'],
  ['h2', 'One.\n\nCo[st]s\n\nTwo.', 'One.\n\n[<h2>Costs</h2>]\n\nTwo.'],
  ['h3', 'One.\n<h2>[Costs]</h2>', 'One.\n[<h3>Costs</h3>]'],
  ['h2', '[<h2>Costs</h2>]', '[Costs]'],
  ['ul', '[Duty\nVAT]\n\nEnd', '[<ul>\n<li>Duty</li>\n<li>VAT</li>\n</ul>]\n\nEnd'],
  ['ol', '[<ul>\n<li>Duty</li>\n<li>VAT</li>\n</ul>]', '[<ol>\n<li>Duty</li>\n<li>VAT</li>\n</ol>]'],
  ['ul', '[<ul>\n<li>Duty</li>\n<li>VAT</li>\n</ul>]', '[Duty\nVAT]'],
  ['blockquote', '[Well built.\n]\nEnd', '[<blockquote>Well built.</blockquote>]\n\nEnd'],
])('formats as %s: %j', (format, before, after) => {
  expect(formatted(before, format)).toBe(after);
});
