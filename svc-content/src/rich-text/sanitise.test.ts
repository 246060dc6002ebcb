import { describe, expect, it } from '@jest/globals';
import { sanitise } from './sanitise.js';

describe("a post's content", () => {
  it.each([
    ['scripts', 'a<script>alert(1)</script>b', 'ab'],
    ['styles', '<style>p { color: red }</style><p style="color: red" class="x" id="y">a</p>', '<p>a</p>'],
    ['handlers', '<img src="/media/a.webp" onerror="alert(1)" />', '<img src="/media/a.webp" />'],
    ['links that run', '<a href="java&#115;cript:alert(1)">a</a>', '<a>a</a>'],
    ['links whose scheme is hidden', '<a href="//other.example/a">a</a>', '<a>a</a>'],
    ['pictures that are data', '<img src="data:image/svg+xml,x" />', '<img />'],
    ['frames and forms', '<iframe src="https://a.example"></iframe><form action="/x"><input name="a">b</form>', 'b'],
    ['drawings', '<svg onload="alert(1)"><circle /></svg>a', 'a'],
  ])('loses %s', (_, html, clean) => {
    expect(sanitise(html)).toBe(clean);
  });

  it.each([
    ['headings, lists and emphasis', '<h2>Costs</h2>\n\n<ul><li><strong>Duty</strong></li><li><em>VAT</em></li></ul>'],
    [
      'links',
      '<a href="/import-services" title="Import">a</a> <a href="https://a.example">b</a> <a href="mailto:a@b.example">c</a>',
    ],
    [
      'tables',
      '<table><thead><tr><th scope="col">Grade</th></tr></thead><tbody><tr><td colspan="2">4.5</td></tr></tbody></table>',
    ],
    ['blank lines, single line breaks and other scripts', 'First\nline.\n\nمرحبا 日本'],
  ])('keeps %s', (_, html) => {
    expect(sanitise(html)).toBe(html);
  });

  it('is unchanged when sanitised again', () => {
    const once = sanitise('R&D <b>5 < 6</b> &lt;script&gt; <h1>Title</h1>');
    expect(once).toBe('R&amp;D <b>5 &lt; 6</b> &lt;script&gt; <h2>Title</h2>');
    expect(sanitise(once)).toBe(once);
  });
});
