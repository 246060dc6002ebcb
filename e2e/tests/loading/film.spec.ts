import { expect, type Page } from '@playwright/test';
import { open } from '../../src/pages/open.ts';
import { test } from '../../src/test.ts';

const played = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);

test('the film of the home page plays at a tenth of its speed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await expect.poll(() => played(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(0.1);
});

test('the film is not even fetched with reduced motion', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  expect(films).toEqual([]);
});
