import { expect } from '@playwright/test';
import { launchOptions } from '../../../src/browser/launch-options.ts';
import { open } from '../../../src/pages/open.ts';
import { inLanguage, LANGUAGES, PUBLIC_PAGES } from '../../../src/pages/public-pages.ts';
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

test('with text of twice the size, the header fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', '/auction-checkout?plan=2'])
    for (const language of ['en', 'ar', 'ja']) {
      await page.goto(inLanguage(path, language), { waitUntil: 'domcontentloaded' });
      expect.soft((await page.evaluate(outside)).controls, `${path} in ${language}`).toEqual([]);
    }
});

/** Words of a dialog that are cut at its edge, or that lie on one another. */
const collisions = (dialog: Element) => {
  const items = [...dialog.querySelectorAll('a, h2, legend, label, p, button')].filter((item) => item.checkVisibility());
  const cut = items.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1);
  const links = [...dialog.querySelectorAll('nav a')].map((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return { text: link.textContent, box: range.getBoundingClientRect() };
  });
  const gap = 4;
  const near = links.filter(({ box }, at) =>
    links
      .slice(at + 1)
      .some(
        ({ box: other }) =>
          box.left < other.right + gap &&
          box.right > other.left - gap &&
          box.top < other.bottom + gap &&
          box.bottom > other.top - gap,
      ),
  );
  return [...cut.map(({ textContent }) => textContent), ...near.map(({ text }) => text)];
};

for (const language of ['en', 'ar'])
  test(`with text of twice the size, the menu and a dialog fit a phone, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 840 });
    await open(page, inLanguage('/about', language));
    await page.locator('#site-header button:visible').last().click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link').first()).toBeVisible();
    expect(await menu.evaluate(collisions)).toEqual([]);
    await open(page, inLanguage('/upcoming-vehicle/3?reserve=1', language));
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[name="firstName"]')).toBeVisible();
    expect(await dialog.evaluate(collisions)).toEqual([]);
    expect(
      await dialog.locator('h2 img').evaluateAll((pictures) => pictures.filter((picture) => picture.checkVisibility())),
    ).toEqual([]);
  });

for (const language of LANGUAGES)
  test(`with text of twice the size, the title of the home page lies beside the car, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 860 });
    await open(page, inLanguage('/', language));
    const picture = await page.locator('main section img').first().boundingBox();
    for (const words of await page.locator('main section').first().locator('h1, h1 + p').all()) {
      const box = await words.boundingBox();
      if (!picture || !box) throw new Error('The home page has no title with a picture');
      const overlap = Math.min(picture.x + picture.width, box.x + box.width) - Math.max(picture.x, box.x);
      expect(overlap).toBeLessThan(0.1 * picture.width);
    }
  });
