import { expect, type Page, test } from '@playwright/test';

/** Holds back the pictures, and with them the end of loading, until it is called. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.(avif|webp)$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const hasItsLetters = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('Cormorant') && status === 'loaded'));

test('on a phone the fonts wait for the first page and are there for the next', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const release = await holdPictures(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fonts).toEqual([]);
  release();
  await expect.poll(() => hasItsLetters(page)).toBe(true);

  await page.unrouteAll({ behavior: 'wait' });
  const releaseNext = await holdPictures(page);
  await page.goto('/credits', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => hasItsLetters(page)).toBe(true);
  releaseNext();
});
