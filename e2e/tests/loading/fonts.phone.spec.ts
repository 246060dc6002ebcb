import { expect, type Page } from '@playwright/test';
import { delayResponses } from '../../src/browser/delay-responses.ts';
import { test } from '../../src/test.ts';

/** Delays the pictures, and thereby the load event. */
const holdPictures = (page: Page) => delayResponses(page, /\.(avif|webp)$/);

/** The fonts actually used for the first matches of these selectors; by default the page's heading and text. */
async function lettersOf(page: Page, selectors = ['main h1', 'main p']): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const fonts = selectors.map(async (selector) => {
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const drawn = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    return drawn.fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'of the system')).join();
  });
  const letters = await Promise.all(fonts);
  await browser.detach();
  return letters;
}

const OURS = ['Cormorant', 'Manrope'].map((name) => expect.stringContaining(name));

test('on a phone the fonts are deferred on the first page and cached for the next', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const release = await holdPictures(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fonts).toEqual([]);
  release();
  await expect.poll(() => lettersOf(page)).toEqual(OURS);

  await page.unrouteAll({ behavior: 'wait' });
  const releaseNext = await holdPictures(page);
  await page.goto('/credits', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => lettersOf(page)).toEqual(OURS);
  releaseNext();
});

test('a wide window that becomes narrow keeps its fonts', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  // Check before and after the page has fully loaded.
  const release = await holdPictures(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => lettersOf(page)).toEqual(OURS);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(() => page.evaluate(() => matchMedia('(max-width: 47.99em)').matches)).toBe(true);
  expect(await lettersOf(page)).toEqual(OURS);
  release();
  await page.waitForLoadState('load');
  expect(await lettersOf(page)).toEqual(OURS);
});

test('in Arabic, digits in a grade use the font of its letters', async ({ page }) => {
  await page.goto('/auction-access?lang=ar');
  await expect(page.locator('main li bdi').first()).toHaveText('4.5');
  await expect.poll(() => lettersOf(page, ['main li bdi'])).toEqual([expect.stringMatching(/^Cormorant[^,]*$/)]);
});
