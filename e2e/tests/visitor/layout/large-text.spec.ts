import { expect } from '@playwright/test';
import { launchOptions } from '../../../src/browser/launch-options.ts';
import { inLanguage, PUBLIC_PAGES } from '../../../src/pages/public-pages.ts';
import { test } from '../../../src/test.ts';

// A visitor's own font size, twice the default. Media queries follow it only if they are in em.
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] } });

const WIDTHS = [412, 1366];

/** The other direction changes little: pages with wide rows. */
const PAGES = { en: PUBLIC_PAGES, ar: ['/', '/vehicle/1', '/auction-bidding', '/auction-checkout?plan=2', '/import-services'] };

/** What is outside of the window: the page's width beyond it, and controls of the header. */
const outside = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const controls = [...document.querySelectorAll('#site-header :is(a, button)')].filter((control) => {
    const { left, right, width } = control.getBoundingClientRect();
    return width > 0 && control.checkVisibility({ visibilityProperty: true }) && (left < 0 || right > clientWidth);
  });
  return { overflow: scrollWidth - clientWidth, controls: controls.map(({ outerHTML }) => outerHTML) };
};

for (const [language, paths] of Object.entries(PAGES))
  test(`with text of twice the size, pages and their header fit the window, in ${language}`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(inLanguage(path, language), { waitUntil: 'domcontentloaded' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 860 });
        expect.soft(await page.evaluate(outside), `${path} at ${width} px`).toEqual({ overflow: 0, controls: [] });
      }
    }
  });
