import { expect, it } from '@jest/globals';
import { DOMParser } from 'prosemirror-model';
import { serialise } from '../content/content.js';
import { schema } from '../content/schema.js';
import { pastedNodes, pastedText } from './pasted.js';

const pasted = (nodes: DocumentFragment): string => serialise(DOMParser.fromSchema(schema).parse(nodes));

it.each([
  [
    'Word',
    `<html><head><style>p{}</style><xml><w:x/></xml></head><body><!--StartFragment-->
    <h1 style='x'>Costs<o:p></o:p></h1><p class=MsoNormal style='margin:0'><b><span lang=EN>Duty</span></b><span>
    is 5&nbsp;%&#8217;<o:p>&nbsp;</o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`,
    '<h2>Costs</h2>\n\n<strong>Duty</strong> is 5\u00a0%’\u00a0',
  ],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Big</span><span style="font-style:italic"> car</span></p><ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400">Duty</span></p></li></ul></b>',
    '<strong>Big</strong><em> car</em>\n\n<ul>\n<li>Duty</li>\n</ul>',
  ],
  [
    'a page',
    '<div>One.</div><div>Two <a href="/a" onclick="x()">a</a>.</div><script>x()</script>',
    'One.\n\nTwo <a href="/a">a</a>.',
  ],
  [
    'an attack',
    '<img src=x onerror=alert(1)><a href="javascript:x">a</a><svg onload=x><p onclick="x">b</p>',
    '<img src="x">a\n\nb',
  ],
  ['a table', '<table><tr><td>One</td></tr></table>', 'One'],
])('keeps what the editor knows of HTML from %s', (_, html, content) => {
  expect(pasted(pastedNodes(html))).toBe(content);
});

it('pastes text as paragraphs', () => {
  expect(pasted(pastedText('a <b>\r\n\r\nTwo\nlines & more'))).toBe('a &lt;b&gt;\n\nTwo<br>\nlines &amp; more');
});
