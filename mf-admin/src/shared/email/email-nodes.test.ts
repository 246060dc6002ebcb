import { expect, it } from '@jest/globals';
import { emailNodes } from './email-nodes.js';

it("renders an e-mail's elements with their styles, and nothing else", () => {
  const html =
    '<!DOCTYPE html><html lang="ar" dir="rtl"><head><title>T</title></head><body style="margin:0"><!--$-->' +
    '<p style="font-family:&#x27;Noto&#x27;" onclick="x()">a &lt;b&gt; style=&quot;x&quot;<br/>c</p><script>x</script></body></html>';
  const place = document.createElement('div');
  place.append(emailNodes(html));
  expect(place.querySelector('p')?.textContent).toBe('a <b> style="x"c');
  expect(place.querySelector('p')?.style.fontFamily).toMatch(/Noto/);
  expect(place.querySelector('br')).toBeTruthy();
  expect(place.querySelectorAll('script, [onclick], b, title')).toHaveLength(0);
});
