import { describe, expect, it } from '@jest/globals';
import { differenceOf, parse, serialise } from './content.js';

const CAR = '<img src="/media/car.webp" alt="A &quot;car&quot;" width="1600" height="1067">';

describe('the content of a post', () => {
  it.each([
    ['paragraphs', 'One.\n\nTwo &amp; three &lt;4.'],
    ['paragraphs with line breaks', 'Showroom 248<br>\nAjman\n\nUAE'],
    ['headings', '<h2>Costs</h2>\n\nText.\n\n<h3>Duty</h3>\n\n<h4>VAT</h4>'],
    ['styles', 'A <strong>big <em>red</em></strong> car, <b>b</b> <i>i</i> <u>u</u> <s>s</s> H<sub>2</sub>O <code>c</code>.'],
    ['links', 'See <a href="/inventory" title="Cars">our <strong>cars</strong></a> or <a href="mailto:a@b.example">write</a>.'],
    ['lists', '<ul>\n<li>Duty</li>\n<li><strong>VAT</strong>: 5%</li>\n</ul>\n\n<ol>\n<li>One</li>\n</ol>'],
    ['nested lists', '<ul>\n<li>Duty<ul>\n<li>5%</li>\n</ul></li>\n</ul>'],
    ['list items in paragraphs', '<ul>\n<li><p>Duty</p></li>\n</ul>'],
    ['quotes', '<blockquote>Well built.</blockquote>\n\n<blockquote><p>One.</p><p>Two.</p></blockquote>'],
    ['pictures', `${CAR}\n\n<figure>${CAR}<figcaption>A <a href="/vehicle/1">car</a></figcaption></figure>`],
    ['linked pictures', `<figure><a href="/vehicle/32">${CAR}</a></figure>`],
    ['rules', 'One.\n\n<hr>\n\nTwo.'],
    ['other scripts', 'مرحبا <strong>بكم</strong>\n\n日本\u00a0車'],
    ['nothing', ''],
  ])('is given back unchanged: %s', (_, content) => {
    expect(serialise(parse(content))).toBe(content);
    expect(differenceOf(content)).toBeUndefined();
  });

  it.each([
    ['line breaks', 'Showroom 248\nAjman', 'Showroom 248<br>\nAjman'],
    ['marked paragraphs', '<p>One.</p>\n<p>Two.</p>', 'One.\n\nTwo.'],
    ['the order of styles', '<em><strong>a</strong></em><em>b</em>', '<strong><em>a</em></strong><em>b</em>'],
    ['white space', '<ul><li>\n  Duty\n</li>\n\n</ul>', '<ul>\n<li>Duty</li>\n</ul>'],
    ['closed void elements', 'a<br />b', 'a<br>\nb'],
    ['what the service removes', 'a<script>alert(1)</script> <font color="red">b</font>', 'a b'],
  ])('looks the same with %s written differently', (_, content, written) => {
    expect(serialise(parse(content))).toBe(written);
    expect(differenceOf(content)).toBeUndefined();
  });

  it.each([
    ['tables', '<table><tbody><tr><td>1</td></tr></tbody></table>', ['table']],
    ['code blocks', '<pre>a\n  b</pre>', ['pre']],
    ['definitions', '<dl><dt>a</dt><dd>b</dd></dl>', ['dl']],
    ['lists in quotes', '<blockquote><ul><li>a</li></ul></blockquote>', []],
    ['headings in list items', '<ul><li><h3>a</h3></li></ul>', []],
    ['links without address', '<a>a</a>', []],
    ['text beside a picture', `<figure>${CAR}text</figure>`, []],
    ['text between list items', '<ul><li>a</li>b</ul>', []],
    ['empty paragraphs', 'a<p></p>b', []],
  ])('is edited as HTML because of %s', (_, content, elements) => {
    expect(differenceOf(content)).toEqual({ elements });
  });
});

it('can edit the posts that come with the site', async () => {
  const { default: posts } = await import('../../../../../../../infra/demo-data/blog-posts.json', { with: { type: 'json' } });
  const contents = posts.flatMap(({ content, translations }) => [content, translations.ar.content, translations.ja.content]);
  expect(contents.filter((content) => differenceOf(content))).toEqual([]);
});
