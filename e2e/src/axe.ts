import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { inLanguage, LANGUAGES, PUBLIC_PAGES } from './public-pages.ts';

const WINDOWS = [
  { width: 1366, height: 860 },
  { width: 390, height: 844 },
];

/** Down to the end and back, so that what is hydrated when it is visible is there. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** A colour halfway from one state to the next is no colour of the page. */
const isStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await isStill(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // No page has frames of another origin, for which axe would open a page of its own each time.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** One test a page and language: axe finds nothing on desktop and phone, and nothing is wider than the window. */
export function everyPageIsAccessible(): void {
  for (const language of LANGUAGES)
    for (const path of PUBLIC_PAGES)
      test(`axe finds nothing on ${path} in ${language}, and it fits the window`, async ({ page }) => {
        await open(page, inLanguage(path, language));
        await seeAll(page);
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(overflow, `at ${size.width} px`).toBe(0);
        }
      });
}
