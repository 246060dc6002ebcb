import { expect } from '@playwright/test';
import { test } from '../../src/test.ts';

/** By what stands at the beginning of their first heading: the grid's edge, or its fourth line, where columns of text to read begin. */
const PAGES = {
  edge: [
    '/',
    '/inventory',
    '/vehicle/1',
    '/upcoming-vehicle/1',
    '/auction-access',
    '/auction-bidding',
    '/auction-checkout?plan=2',
    '/import-services',
    '/vehicle-sourcing',
    '/consignment',
    '/about',
    '/contact',
    '/blog',
    '/credits',
    '/no-such-page',
  ],
  'fourth line': ['/blog?post=how-to-read-a-japanese-auction-sheet', '/privacy'],
};

// Where things stand is a matter of the document and its styles.
test.use({ javaScriptEnabled: false });

for (const width of [1440, 1920])
  test(`header, headings and footer of every page begin at one edge, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const edge = Math.max(Math.min(64, 8 + 0.032 * width), (width - 1408) / 2);
    const line = { edge, 'fourth line': edge + (3 * (width - 2 * edge + 40)) / 12 };
    for (const [first, paths] of Object.entries(PAGES))
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const start = (selector: string) =>
          page
            .locator(selector)
            .filter({ visible: true })
            .first()
            .evaluate((element) => Math.round(element.getBoundingClientRect().left));
        expect
          .soft([await start('#site-header svg'), await start('h1'), await start('#footer p')], path)
          .toEqual([edge, line[first as keyof typeof line], edge].map(Math.round));
      }
  });
