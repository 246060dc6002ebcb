import { expect, it } from '@jest/globals';
import { previewContent } from './preview-content.js';

it.each([
  ['One.\n\nTwo\nlines.', '<p>One.</p><p>Two<br>lines.</p>'],
  [
    'Before.\n\n<h2>Costs</h2>\n\nAfter <strong>that</strong>.',
    '<p>Before.</p><h2>Costs</h2><p>After <strong>that</strong>.</p>',
  ],
  ['<p onclick="alert(1)">Hi <font color="red">there</font></p>', '<p>Hi there</p>'],
  ['a < b & c', '<p>a &lt; b &amp; c</p>'],
  ['<iframe src="https://evil.example"></iframe><style>p{}</style>Text', '<p>Text</p>'],
  ['', ''],
])('shows %j as the blog would', (content, html) => {
  expect(previewContent(content)).toBe(html);
});
