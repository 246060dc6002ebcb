import { expect, it } from '@jest/globals';
import { cleanHtml } from './clean-html.js';

it.each([
  ['One.\n\nTwo\nlines.', 'One.\n\nTwo\nlines.'],
  ['<H1>Costs</H1> <A HREF=/about TITLE=\'"us"\'>a</A>', '<h2>Costs</h2> <a href="/about" title="&quot;us&quot;">a</a>'],
  ['<p>Hi <font color="red">there</font></p>', '<p>Hi there</p>'],
  ['a < b & c > d &amp; e', 'a &lt; b & c &gt; d &amp; e'],
  ['5&nbsp;% &#8217;&#x2019; &#60;b&#62; &#38;lt;', '5\u00a0% ’’ &lt;b&gt; &amp;lt;'],
  ['<img alt="a > b" src=x>', '<img alt="a &gt; b" src="x">'],
  ['<iframe src="https://evil.example"></iframe><style>p{}</style>Text<!-- x --><script>alert(1)', 'Text'],
  ['', ''],
])('normalises %j like the service', (content, html) => {
  expect(cleanHtml(content)).toBe(html);
});
