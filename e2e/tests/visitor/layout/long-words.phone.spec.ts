import { expect } from '@playwright/test';
import { open } from '../../../src/pages/open.ts';
import { inLanguage, LANGUAGES } from '../../../src/pages/public-pages.ts';
import { test } from '../../../src/test.ts';

const LINK = `https://example.com/${'a'.repeat(120)}`;

/** Selects names, descriptions, titles, reviews and arrival dates. */
const WRITTEN_BY_STAFF = 'h1, h1 span, h2, h3, h3 span, p:not([role]), dd bdi, blockquote, header > ul > li';

test.use({ viewport: { width: 320, height: 640 } });

for (const path of [
  '/vehicle/1',
  '/upcoming-vehicle/1',
  '/inventory',
  '/blog',
  '/blog?post=how-to-read-a-japanese-auction-sheet',
])
  test(`a pasted URL in staff texts does not make ${path} wider than the screen`, async ({ page }) => {
    await open(page, path);
    const width = await page.locator('main').evaluate(
      (main, [written, link]) => {
        for (const text of main.querySelectorAll(written)) if (text.childElementCount === 0) text.textContent = link;
        return document.documentElement.scrollWidth;
      },
      [WRITTEN_BY_STAFF, LINK] as const,
    );
    expect(width).toBe(320);
  });

for (const language of LANGUAGES)
  test(`the buttons below compared cars stay within their columns, each label on one line, in ${language}`, async ({ page }) => {
    await open(page, inLanguage('/compare?cars=1,2,3', language));
    for (const width of [360, 412]) {
      await page.setViewportSize({ width, height: 800 });
      const buttons = await page.locator('main thead td:has(> a + a) > a').evaluateAll((links) =>
        links.map((link) => {
          const own = link.getBoundingClientRect();
          const column = (link.parentElement as Element).getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(link.lastChild as Node);
          return {
            isWithin: own.left >= column.left - 1 && own.right <= column.right + 1 && link.scrollWidth <= link.clientWidth,
            lines: range.getClientRects().length,
          };
        }),
      );
      expect(buttons, String(width)).toEqual(Array(6).fill({ isWithin: true, lines: 1 }));
    }
  });
