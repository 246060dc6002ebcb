import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { open } from '../pages/open.ts';
import { inLanguage, LANGUAGES, PUBLIC_PAGES } from '../pages/public-pages.ts';
import { test } from '../test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Less than half the size of `axe.source`: the browser compiles it for each document. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const DESKTOP = { width: 1366, height: 860 };
const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 390, height: 844 };
const SIZES = [DESKTOP, TABLET, PHONE];

/**
 * Scrolls to the end and back, to hydrate islands that are waiting to become visible. Headless Chromium sometimes stops
 * painting on the home page: no step waits for its frame longer than half a second.
 */
async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 500))]);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** Wait for transitions, and for a list that is dimmed while it reloads: their colours are temporary. */
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

/**
 * Asserts that axe finds no violations in the document, or in the elements of a selector. Frames are skipped, because
 * all of them are cross-origin.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await isStill(page);
  // Not `@axe-core/playwright`, which takes almost twice as long: it transfers axe and its report in several pieces.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE_SOURCE};0`);
  const violations = await page.evaluate(
    async ([place, rules]) => {
      const found = await window.axe.run(place, rules);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [within, RULES] as const,
  );
  expect(violations).toEqual([]);
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** axe dominates the run time, and judges the markup, so it checks one language of each direction, in one window. */
const CHECKED_BY_AXE: Record<string, typeof DESKTOP> = { en: DESKTOP, ar: PHONE };

interface Extent {
  sizes?: (typeof DESKTOP)[];
  /** The part of the document that axe checks, where its frame has been checked before. */
  within?: string;
}

/**
 * Asserts that nothing overflows at these sizes, and that axe finds no violations in English on the desktop and in
 * Arabic on the phone.
 * @param state for failure messages
 */
export async function expectAccessibleAndFitting(
  page: Page,
  language: string,
  state = language,
  { sizes = SIZES, within }: Extent = {},
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await test.step(`${state} at ${size.width} px`, async () => {
      if (size === CHECKED_BY_AXE[language]) await expectAccessible(page, within);
      // Layout by scripts follows a resize with a delay.
      await expect.poll(() => overflowOf(page)).toBe(0);
    });
  }
}

/** Checks all languages with one page, because later ones reuse the browser's cache. */
export async function expectAccessibleInEveryLanguage(page: Page, path: string): Promise<void> {
  for (const language of LANGUAGES) {
    await open(page, inLanguage(path, language));
    // Only axe needs what is hydrated on the way down.
    if (language in CHECKED_BY_AXE) await scrollThroughPage(page);
    await expectAccessibleAndFitting(page, language, `${path} in ${language}`);
  }
}

/** A vehicle with a turntable and a price on request, whose gallery has the longest row of controls. */
const LONGEST_GALLERY = '/vehicle/34';

const PAGES = [...PUBLIC_PAGES, LONGEST_GALLERY];

/** Pages of a test: they share a browser's cache, and each test starts a new one. */
const PAGES_OF_TEST = 3;

/** Defines the tests of all public pages. */
export function everyPageIsAccessible(): void {
  for (let from = 0; from < PAGES.length; from += PAGES_OF_TEST) {
    const paths = PAGES.slice(from, from + PAGES_OF_TEST);
    test(`axe finds no violations on ${paths.join(', ')}, and nothing overflows in any language`, async ({ page }) => {
      test.slow();
      for (const path of paths) await expectAccessibleInEveryLanguage(page, path);
    });
  }
}
