import { describe, expect, it } from '@jest/globals';
import { toParagraphs } from './to-paragraphs.js';

describe("a post's content", () => {
  it.each([
    ['is parted on blank lines', 'One.\n\nTwo.\n \t\n\nThree.', '<p>One.</p><p>Two.</p><p>Three.</p>'],
    ['keeps single line breaks', 'Showroom 248\nAjman\n\nUAE', '<p>Showroom 248<br>Ajman</p><p>UAE</p>'],
    ['does not double the line breaks that it has', 'a<br />\nb<br />c', '<p>a<br>b<br>c</p>'],
    ['reads the line ends of other systems', 'a\r\n\r\nb\rc', '<p>a</p><p>b<br>c</p>'],
    [
      'keeps words inside a line as HTML',
      'A <strong>big</strong>\n<em>car</em>.',
      '<p>A <strong>big</strong><br><em>car</em>.</p>',
    ],
    ['leaves headings alone', 'a\n\n<h2>Costs</h2>\n\nb', '<p>a</p><h2>Costs</h2><p>b</p>'],
    ['leaves lists alone', '<ul>\n\n<li>a\nb</li>\n\n</ul>\n\nc', '<ul>\n\n<li>a\nb</li>\n\n</ul><p>c</p>'],
    ['leaves numbered lists alone', '<ol><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['leaves quotes alone', '<blockquote>a\n\nb</blockquote>c', '<blockquote>a\n\nb</blockquote><p>c</p>'],
    ['leaves paragraphs alone', '<p>a</p>\n\n<p>b</p>', '<p>a</p><p>b</p>'],
    ['leaves tables alone', '<table><tr><td>a\n\nb</td></tr></table>', '<table><tr><td>a\n\nb</td></tr></table>'],
    ['ends a paragraph where a block begins', 'a\n<hr />\nb', '<p>a</p><hr /><p>b</p>'],
    ['is nothing when there is nothing', ' \n\n ', ''],
  ])('%s', (_, content, html) => {
    expect(toParagraphs(content)).toBe(html);
  });
});

/** Typical attacks after the server's sanitiser. */
const SANITISED_ATTACKS = [
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&lt;img src=x\n\nonerror=alert(1)&gt;',
  '<a title="x\n\n&lt;img src=x onerror=alert(1)&gt;" href="/a">y</a>',
  '<img src="/a.webp" alt="a\n\n&quot; onerror=&quot;alert(1)" />',
  '<img src="/a.webp" alt="a\n&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" />',
  'alert(1)"&gt;\n\n&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '<strong>a\n\n&lt;svg onload=alert(1)&gt;</strong>',
  '<a>java\n\nscript:alert(1)</a>',
  '<blockquote>&lt;iframe srcdoc="x"&gt;\n\n</blockquote>&lt;/p&gt;&lt;style&gt;',
  '<pre>&lt;!--\n\n--&gt;&lt;img src=x onerror=alert(1)&gt;</pre>',
];

/** All elements with attributes, except paragraph markers; blank lines in attributes do not count. */
function elementsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const elements = [...body.querySelectorAll('*:not(p, br)')];
  const attributes = ({ attributes }: Element) =>
    [...attributes].map(({ name, value }) => `${name}=${value.replace(/\s+/g, ' ')}`);
  return [...new Set(elements.map((element) => [element.localName, ...attributes(element)].join(' ')))];
}

it.each([...SANITISED_ATTACKS, SANITISED_ATTACKS.join('\n\n'), SANITISED_ATTACKS.join('\n')])(
  'creates no element or attribute from %j',
  (attack) => {
    expect(elementsOf(toParagraphs(attack))).toEqual(elementsOf(attack));
  },
);

it('runs nothing when displayed', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = toParagraphs(SANITISED_ATTACKS.join('\n\n'));
  expect(container.querySelectorAll('script, style, iframe, svg, object')).toHaveLength(0);
  const names = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect([...new Set(names)].sort()).toEqual(['alt', 'href', 'src', 'title']);
});
