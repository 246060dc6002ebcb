import { expect } from '@playwright/test';
import { test } from '../../../src/test.ts';

/** Pages by the position of their first heading: the edge of the grid, or its fourth line for columns of body text. */
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

// Without scripts, since positions depend only on the document and its styles.
test.use({ javaScriptEnabled: false });

for (const [first, paths] of Object.entries(PAGES))
  test(`header, headings and footer of every page share one edge, headings at the ${first}, at widths of 1440 and 1920 pixels`, async ({
    page,
  }) => {
    test.slow();
    const start = (selector: string) =>
      page
        .locator(selector)
        .filter({ visible: true })
        .first()
        .evaluate((element) => Math.round(element.getBoundingClientRect().left));
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const edge = Math.max(Math.min(64, 8 + 0.032 * width), (width - 1408) / 2);
        const line = { edge, 'fourth line': edge + (3 * (width - 2 * edge + 40)) / 12 };
        expect
          .soft([await start('#site-header svg'), await start('h1'), await start('#footer p')], `${path}, ${width} pixels wide`)
          .toEqual([edge, line[first as keyof typeof line], edge].map(Math.round));
      }
    }
  });

test("a post's picture begins where its title and text begin, and ends at the edge of the grid", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog?post=how-to-read-a-japanese-auction-sheet', { waitUntil: 'domcontentloaded' });
  const sides = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right) };
      });
  const { left } = await sides('h1');
  const picture = await sides('article > div:has(img)');
  expect(picture).toEqual({ left, right: 1440 - 54 });
  expect((await sides('article h2')).left).toBe(left);
});
