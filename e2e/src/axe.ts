import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { open } from './open.ts';
import { inLanguage, LANGUAGES, PUBLIC_PAGES } from './public-pages.ts';
import { test } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const DESKTOP = { width: 1366, height: 860 };
export const PHONE = { width: 390, height: 844 };

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

/** A colour halfway from one state to the next is no colour of the page; nor is that of a list which is dimmed while it is read anew. */
const isStill = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  );

const RULES: axe.RunOptions = {
  resultTypes: ['violations'],
  iframes: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** axe finds nothing on the page as it stands. The only frames are those of other origins. */
export async function expectAccessible(page: Page): Promise<void> {
  await isStill(page);
  // `@axe-core/playwright` takes nearly twice the time: it brings axe and its report into the page and out of it in several pieces.
  await page.evaluate(`${axe.source};0`);
  const violations = await page.evaluate(async (rules) => {
    const found = await window.axe.run(document, rules);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, RULES);
  expect(violations).toEqual([]);
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Nothing is wider than the window on a desktop and on a phone, and axe finds nothing. axe takes most of the time of such a visit, so that each
 * language is looked at in one of the two windows: Arabic on the phone, the others on the desktop.
 * @param state named in a failure
 */
export async function expectAccessibleAndFitting(page: Page, language: string, state = language): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await test.step(`${state} at ${size.width} px`, async () => {
      if (size === (language === 'ar' ? PHONE : DESKTOP)) await expectAccessible(page);
      // What is laid out by script comes a moment after the new size.
      await expect.poll(() => overflowOf(page)).toBe(0);
    });
  }
}

/** In all languages: what the browser has fetched for the first serves the others. */
export async function expectAccessibleInEveryLanguage(page: Page, path: string): Promise<void> {
  for (const language of LANGUAGES) {
    await open(page, inLanguage(path, language));
    await seeAll(page);
    await expectAccessibleAndFitting(page, language);
  }
}

/** A vehicle with a turntable and a price on request, whose gallery has the longest row of controls. */
const LONGEST_GALLERY = '/vehicle/34';

/** One test a page. */
export function everyPageIsAccessible(): void {
  for (const path of [...PUBLIC_PAGES, LONGEST_GALLERY])
    test(`axe finds nothing on ${path} in any language, and it fits the window`, async ({ page }) => {
      test.slow();
      await expectAccessibleInEveryLanguage(page, path);
    });
}
