import { expect, test } from '@playwright/test';
import { launchOptions } from '../src/launch-options.ts';
import { open } from '../src/open.ts';

// Browsers of tests keep no pages unless they are asked to.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

for (const path of ['/', '/inventory', '/vehicle/1', '/contact', '/blog'])
  test(`Back finds ${path} as it was left, out of the browser's memory`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto('/about?away');
    // Not goBack(): it waits for a document to load, and none does.
    await page.evaluate(() => window.history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  });
