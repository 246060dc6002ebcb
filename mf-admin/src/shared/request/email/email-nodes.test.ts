import { expect, it } from '@jest/globals';
import { emailNodes } from './email-nodes.js';

it('applies the light scheme only if asked', () => {
  const scheme =
    '@media (prefers-color-scheme: light) {\n  .page { background: #fff !important; }\n  .text { color: #111 !important; }\n}';
  const html =
    `<html><head><style>${scheme}@media (max-width: 480px) { .text { color: red; } }</style></head>` +
    '<body class="page" style="background:#000"><p class="text" style="color:#eee">a</p></body></html>';
  const shown = (look: 'light' | 'dark') => {
    const container = document.createElement('div');
    container.append(emailNodes(html, look));
    const of = (name: string) => container.querySelector<HTMLElement>(name)?.style;
    return [of('.page')?.background, of('.text')?.color];
  };
  expect(shown('dark')).toEqual(['rgb(0, 0, 0)', 'rgb(238, 238, 238)']);
  expect(shown('light')).toEqual(['rgb(255, 255, 255)', 'rgb(17, 17, 17)']);
});

it("renders an e-mail's elements with their styles, and nothing else", () => {
  const html =
    '<!DOCTYPE html><html lang="ar" dir="rtl"><head><title>T</title></head><body style="margin:0"><!--$-->' +
    '<p style="font-family:&#x27;Noto&#x27;" onclick="x()">a &lt;b&gt; style=&quot;x&quot;<br/>c</p><script>x</script></body></html>';
  const container = document.createElement('div');
  container.append(emailNodes(html, 'dark'));
  expect(container.querySelector('p')?.textContent).toBe('a <b> style="x"c');
  expect(container.querySelector('p')?.style.fontFamily).toMatch(/Noto/);
  expect(container.querySelector('br')).toBeTruthy();
  expect(container.querySelectorAll('script, [onclick], b, title')).toHaveLength(0);
});
